import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioHead } from '#src/ui/studio/StudioHead.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { DraftWork, EditedDraft } from '#src/ui/studio/useDraft.ts'
import { Withdrawal } from '#src/ui/studio/Withdrawal.tsx'
import type { LineupDraft, OpenedLineup } from '../../../lineup-drafts.contract.ts'
import { lineupsPath } from '../studio-paths.ts'

interface LineupHeadProps {
  edited: EditedDraft<LineupDraft, OpenedLineup>
  work: DraftWork<LineupDraft, OpenedLineup>
  /** Whether the next publication is at a moment to come. */
  isToCome: boolean
}

export function LineupHead({ edited, work, isToCome }: LineupHeadProps) {
  const { t, language, origin } = useStudio()
  const { opened, draft, isChanged, isBusy } = edited
  const { season, id, title } = draft
  const isShown = opened.state === 'published' || opened.state === 'scheduled'
  return (
    <StudioHead
      back={{ path: lineupsPath(season), text: t('lineups.back') }}
      title={title.en || id}
      standing={opened}
      isChanged={isChanged}
    >
      {opened.state === 'published' && (
        <a href={`${origin}/${language}/lineupDetail/${season}/${id}`} target="_blank" rel="noreferrer">
          {t('studio.seePage')}
        </a>
      )}
      {isShown && (
        <Withdrawal
          question={t('lineup-studio.withdraw.question')}
          hint={t('lineup-studio.withdraw.hint')}
          onConfirm={work.withdraw}
        />
      )}
      <StudioButton disabled={!isChanged || isBusy} onClick={work.save}>
        {t('studio.save')}
      </StudioButton>
      <StudioButton isMain disabled={isBusy} onClick={work.publish}>
        {t(isToCome ? 'studio.schedule' : isShown ? 'studio.publishChanges' : 'studio.publish')}
      </StudioButton>
    </StudioHead>
  )
}
