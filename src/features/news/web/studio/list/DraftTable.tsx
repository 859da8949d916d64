import { languageFacts, languages } from '#src/core/languages.ts'
import { minuteInWords } from '#src/core/timestamps.ts'
import type { DraftRow } from '#src/features/news/drafts.contract.ts'
import type { ArticleLabel } from '#src/features/news/news.rules.ts'
import { DraftState } from '#src/ui/studio/DraftState.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './DraftTable.module.css'

export function DraftTable({ drafts }: { drafts: DraftRow[] }) {
  const { t, language } = useStudio()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('studio.list.article')}</th>
          <th scope="col">{t('studio.list.state')}</th>
          <th scope="col">{t('studio.language')}</th>
          <th scope="col">{t('studio.list.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={draft.content_id}>
            <th scope="row">
              <a href={`/studio/${draft.content_id}?lang=${language}`}>{draft.title}</a>
              <small>
                {draft.content_id} · {draft.labels.map((label) => t(`news.label.${label as ArticleLabel}`)).join(', ')}
              </small>
            </th>
            <td>
              <DraftState standing={draft} />
            </td>
            <td>
              <Translations draft={draft} />
            </td>
            <td>
              {t('studio.list.by', { date: minuteInWords(draft.saved_at * 1000, { language }), editor: draft.editor })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Translations({ draft: { translations } }: { draft: DraftRow }) {
  const { t } = useStudio()
  return (
    <ul className={styles.languages}>
      {languages.map((each) => {
        const state = translations[each] ?? 'missing'
        return (
          <li key={each} data-state={state} title={t(`studio.translation.${state}`)}>
            {languageFacts[each].short} <span className="visually-hidden">{t(`studio.translation.${state}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
