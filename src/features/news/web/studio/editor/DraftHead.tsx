import { articlePath } from '#src/features/news/news.rules.ts'
import { StudioHead } from '#src/ui/studio/StudioHead.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { DraftWork, EditedDraft } from '#src/ui/studio/useDraft.ts'
import type { Draft, OpenedDraft } from '../../../drafts.contract.ts'

interface DraftHeadProps {
  edited: EditedDraft<Draft, OpenedDraft>
  work: DraftWork<Draft, OpenedDraft>
}

export function DraftHead({ edited, work }: DraftHeadProps) {
  const { t } = useStudio()
  const { opened, draft } = edited
  return (
    <StudioHead
      back={{ path: '/studio', text: t('studio.back') }}
      title={draft.texts.en.title || opened.content_id}
      edited={edited}
      work={work}
      page={articlePath(opened.content_id)}
      isToCome={Date.parse(draft.published ?? '') > Date.now()}
      withdrawal={{ question: t('studio.withdraw.question'), hint: t('studio.withdraw.hint') }}
      settings={
        <label>
          <input type="checkbox" checked={work.isSmall} onChange={({ target }) => work.setSmall(target.checked)} />
          {t('studio.isSmall')}
        </label>
      }
    />
  )
}
