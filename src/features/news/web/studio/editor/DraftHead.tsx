import { articlePath } from '#src/features/news/news.rules.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioHead } from '#src/ui/studio/StudioHead.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { DraftWork, EditedDraft } from '#src/ui/studio/useDraft.ts'
import { Withdrawal } from '#src/ui/studio/Withdrawal.tsx'
import type { Draft, OpenedDraft } from '../../../drafts.contract.ts'

interface DraftHeadProps {
  edited: EditedDraft<Draft, OpenedDraft>
  work: DraftWork<Draft, OpenedDraft>
}

export function DraftHead({ edited, work }: DraftHeadProps) {
  const { t, language, origin } = useStudio()
  const { opened, draft, isChanged, isBusy } = edited
  const isShown = opened.state === 'published' || opened.state === 'scheduled'
  const isToCome = Date.parse(draft.published ?? '') > Date.now()
  return (
    <StudioHead
      back={{ path: '/studio', text: t('studio.back') }}
      title={draft.texts.en.title || opened.content_id}
      standing={opened}
      isChanged={isChanged}
      settings={
        <label>
          <input type="checkbox" checked={work.isSmall} onChange={({ target }) => work.setSmall(target.checked)} />
          {t('studio.isSmall')}
        </label>
      }
    >
      {opened.state === 'published' && (
        <a href={`${origin}/${language}${articlePath(opened.content_id)}`} target="_blank" rel="noreferrer">
          {t('studio.seePage')}
        </a>
      )}
      {isShown && (
        <Withdrawal
          question={t('studio.withdraw.question')}
          hint={t('studio.withdraw.hint')}
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
