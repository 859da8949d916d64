import { ofField, toField } from '#src/ui/studio/moment-field.ts'
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
  /** Instant of publication; null for at once. */
  from: string | null
  onFrom: (from: string | null) => void
}

export function LineupHead({ edited, work, from, onFrom }: LineupHeadProps) {
  const { t, language, origin } = useStudio()
  const { opened, draft, isChanged, isBusy } = edited
  const { season, id, title } = draft
  const isShown = opened.state === 'published' || opened.state === 'scheduled'
  const isToCome = Date.parse(from ?? '') > Date.now()
  return (
    <StudioHead
      back={{ path: lineupsPath(season), text: t('lineups.back') }}
      title={title.en || id}
      standing={opened}
      isChanged={isChanged}
      settings={
        <label>
          {t('lineup-studio.from')}
          <input type="datetime-local" value={toField(from)} onChange={({ target }) => onFrom(ofField(target.value))} />
          <small>{t('lineup-studio.fromHint')}</small>
        </label>
      }
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
