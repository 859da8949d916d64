import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import { minuteInWords } from '#src/core/timestamps.ts'
import { AuditList } from '#src/ui/studio/AuditList.tsx'
import { DraftOutcome } from '#src/ui/studio/DraftOutcome.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type EditedDraft, useDraft } from '#src/ui/studio/useDraft.ts'
import { type LineupDraft, lineupDraftCalls, type OpenedLineup } from '../../../lineup-drafts.contract.ts'
import { AdviceFields } from '../fields/AdviceFields.tsx'
import { AugmentFields } from '../fields/AugmentFields.tsx'
import { BoardFields } from '../fields/BoardFields.tsx'
import { FaultsContext } from '../fields/field-faults.ts'
import { HeadFields } from '../fields/HeadFields.tsx'
import { ItemFields } from '../fields/ItemFields.tsx'
import { UnitFields } from '../fields/UnitFields.tsx'
import { lineupActions } from '../lineup-actions.ts'
import { type LineupMaterials, LineupMaterialsContext } from '../lineup-materials.ts'
import styles from './LineupEditor.module.css'
import { LineupFaults } from './LineupFaults.tsx'
import { LineupHead } from './LineupHead.tsx'
import { LineupPreview } from './LineupPreview.tsx'
import { PublicationMoment } from './PublicationMoment.tsx'
import { useLineupFaults } from './useLineupFaults.ts'

interface LineupEditorProps {
  season: string
  id: string
}

/** Editor of a lineup: its fields with the import's checks, preview, history. */
export function LineupEditor({ season, id }: LineupEditorProps) {
  const { t, ask } = useStudio()
  const moment = useRef<string | null>(null)
  const work = useDraft(useMemo(() => lineupActions(ask, { season, id }, () => moment.current), [ask, season, id]))
  const materials = useMaterials(season)
  const { edited } = work
  const own = edited && 'opened' in edited ? edited : null
  const [from, setFrom] = useMoment(own)
  moment.current = from
  const checked = useLineupFaults(own?.draft ?? null)
  const faults = checked.faults ?? own?.opened.faults ?? []
  const list = useCallback(async () => {
    const answer = await ask(lineupDraftCalls.listLineupEvents, { season, id })
    return answer.ok ? answer.data.events : null
  }, [ask, season, id])
  const failure = [edited, materials].find((each): each is Failure => each !== null && 'error' in each)
  if (failure) return <StudioFault t={t} failure={failure} />
  if (!own || !materials || 'error' in materials) return <main className={styles.page}>{t('studio.list.loading')}</main>
  const { draft, opened, generation, isChanged } = own
  const change = (fields: Partial<LineupDraft>) => work.change((now) => ({ ...now, ...fields }))
  return (
    <main className={styles.page}>
      <LineupHead edited={own} work={work} isToCome={Date.parse(from ?? '') > Date.now()} />
      <DraftOutcome edited={own} work={work} shownFrom={opened.scheduled?.at ?? null} />
      <Scheduled opened={opened} />
      <PublicationMoment from={from} onFrom={setFrom} />
      <LineupFaults faults={faults} failure={checked.failure} />
      <StudioPanel title={t('studio.view.preview')} isLazy>
        <LineupPreview draft={draft} revision={opened.revision} />
      </StudioPanel>
      <LineupMaterialsContext value={materials}>
        <FaultsContext value={faults}>
          <HeadFields draft={draft} onChange={change} />
          <BoardFields key={generation} draft={draft} onChange={work.change} />
          <UnitFields draft={draft} onChange={change} />
          <ItemFields draft={draft} onChange={change} />
          <AugmentFields draft={draft} onChange={change} />
          <AdviceFields draft={draft} onChange={change} />
        </FaultsContext>
      </LineupMaterialsContext>
      <AuditList
        standing={opened}
        scheduled={opened.scheduled?.at}
        isChanged={isChanged}
        list={list}
        onRestore={work.restore}
      />
    </main>
  )
}

/** Instant of the next publication: the scheduled one, until the editor chooses another one or null for at once. */
function useMoment(own: EditedDraft<LineupDraft, OpenedLineup> | null) {
  const [chosen, setChosen] = useState<string | null>()
  const outcome = own?.outcome
  useEffect(() => {
    if (outcome?.kind === 'published' || outcome?.kind === 'withdrawn') setChosen(undefined)
  }, [outcome])
  return [chosen === undefined ? (own?.opened.scheduled?.at ?? null) : chosen, setChosen] as const
}

/** Says when a scheduled revision takes the place of what players see. */
function Scheduled({ opened: { scheduled } }: { opened: OpenedLineup }) {
  const { t, language } = useStudio()
  if (!scheduled) return null
  return (
    <p>
      {t('lineup-studio.scheduled', {
        revision: scheduled.revision,
        date: minuteInWords(Date.parse(scheduled.at), { language }),
      })}
    </p>
  )
}

function useMaterials(season: string): LineupMaterials | Failure | null {
  const { ask } = useStudio()
  const [materials, setMaterials] = useState<LineupMaterials | Failure | null>(null)
  useEffect(() => {
    void ask(lineupDraftCalls.readLineupMaterials, { season }).then((answer) =>
      setMaterials(answer.ok ? answer.data : answer),
    )
  }, [ask, season])
  return materials
}
