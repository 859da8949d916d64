import { type FormEvent, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import { longestTitle } from '#src/features/news/article.contract.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { type ArticleLabel, articleLabels, contentIdPattern, longestContentId } from '#src/features/news/news.rules.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioDialog } from '#src/ui/studio/StudioDialog.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { emptyDraft } from '../draft-forms.ts'
import styles from './NewDraft.module.css'

/** Button and dialog for a new article. */
export function NewDraft() {
  const { t } = useStudio()
  return (
    <StudioDialog action={t('studio.new.action')} isMain title={t('studio.new.title')}>
      {(close) => <NewDraftForm onCancel={close} />}
    </StudioDialog>
  )
}

function NewDraftForm({ onCancel }: { onCancel: () => void }) {
  const { t, ask, language } = useStudio()
  const [failure, setFailure] = useState<Failure | null>(null)
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [id, title] = [String(form.get('id')), String(form.get('title'))]
    const draft = emptyDraft(form.get('label') as ArticleLabel, title)
    const answer = await ask(draftCalls.saveDraft, { content_id: id, base: 0, draft })
    if (answer.ok) location.assign(`/studio/${id}?lang=${language}`)
    else setFailure(answer)
  }
  return (
    <form onSubmit={create} className={styles.form}>
      <label>
        {t('studio.new.englishTitle')}
        <input name="title" required maxLength={longestTitle} />
      </label>
      <label>
        {t('studio.new.id')}
        <input
          name="id"
          required
          maxLength={longestContentId}
          pattern={contentIdPattern.source}
          title={t('studio.new.idHint')}
          autoComplete="off"
        />
        <small>{t('studio.new.idHint')}</small>
      </label>
      <label>
        {t('studio.new.label')}
        <select name="label">
          {articleLabels.map((each) => (
            <option key={each} value={each}>
              {t(`news.label.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {failure?.error === 'draft_conflict' && <p role="alert">{t('studio.new.taken')}</p>}
      {failure && failure.error !== 'draft_conflict' && <StudioFault t={t} failure={failure} />}
      <div className={styles.actions}>
        <StudioButton type="submit" isMain>
          {t('studio.new.create')}
        </StudioButton>
        <StudioButton onClick={onCancel}>{t('studio.cancel')}</StudioButton>
      </div>
    </form>
  )
}
