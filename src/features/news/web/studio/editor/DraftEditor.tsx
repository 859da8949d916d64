import { useCallback, useMemo, useState } from 'react'
import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import { type Draft, draftCalls } from '#src/features/news/drafts.contract.ts'
import { AuditList } from '#src/ui/studio/AuditList.tsx'
import { DraftOutcome } from '#src/ui/studio/DraftOutcome.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { useDraft } from '#src/ui/studio/useDraft.ts'
import { articleActions } from '../article-actions.ts'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import styles from './DraftEditor.module.css'
import { DraftFacts } from './DraftFacts.tsx'
import { DraftHead } from './DraftHead.tsx'
import { TextColumn } from './TextColumn.tsx'

/** Editor of an article: languages, preview, settings, history. */
export function DraftEditor({ id }: { id: string }) {
  const { t, ask } = useStudio()
  const work = useDraft(useMemo(() => articleActions(ask, id), [ask, id]))
  const list = useCallback(async () => {
    const answer = await ask(draftCalls.listAuditEvents, { content_id: id })
    return answer.ok ? answer.data.events : null
  }, [ask, id])
  const { edited } = work
  const [shown, setShown] = useState<ReadonlySet<Column>>(() => new Set<Column>(['en', 'preview']))
  const [previewed, setPreviewed] = useState<Language>('en')
  if (!edited) return <main className={styles.page}>{t('studio.list.loading')}</main>
  if (!('opened' in edited)) return <StudioFault t={t} failure={edited} />
  const { draft, generation, opened } = edited
  return (
    <main className={styles.page}>
      <DraftHead edited={edited} work={work} />
      <DraftOutcome edited={edited} work={work} shownFrom={opened.published} />
      <Columns shown={shown} onChange={setShown} />
      <div className={styles.columns}>
        {languages.map(
          (language) =>
            shown.has(language) && (
              <TextColumn
                key={`${language} ${generation}`}
                language={language}
                draft={draft}
                state={opened.draft.texts[language] ? opened.draft : draft}
                onChange={(text) => work.change((now) => withText(now, language, text))}
                onFocus={() => setPreviewed(language)}
              />
            ),
        )}
        {shown.has('preview') && (
          <PreviewPane
            key={factsOf(opened.draft)}
            opened={opened}
            draft={draft}
            language={previewed}
            onLanguage={setPreviewed}
          />
        )}
      </div>
      <DraftFacts draft={draft} onChange={(facts) => work.change((now) => ({ ...now, ...facts }))} />
      <AuditList standing={opened} isChanged={edited.isChanged} list={list} onRestore={work.restore} />
    </main>
  )
}

/** Key of the facts that the preview shows. */
const factsOf = ({ texts: _, ...facts }: Draft): string => JSON.stringify(facts)

const withText = (draft: Draft, language: Language, text: Draft['texts']['en']): Draft => ({
  ...draft,
  texts: { ...draft.texts, [language]: text },
})

type Column = Language | 'preview'

interface ColumnsProps {
  shown: ReadonlySet<Column>
  onChange: (shown: ReadonlySet<Column>) => void
}

/** Choice of the visible columns. */
function Columns({ shown, onChange }: ColumnsProps) {
  const { t } = useStudio()
  const toggle = (column: Column) => {
    const next = new Set(shown)
    if (!next.delete(column)) next.add(column)
    onChange(next)
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{t('studio.view.columns')}</legend>
      {([...languages, 'preview'] as const).map((column) => (
        <label key={column}>
          <input type="checkbox" checked={shown.has(column)} onChange={() => toggle(column)} />
          {column === 'preview' ? t('studio.view.preview') : languageFacts[column].label}
        </label>
      ))}
    </fieldset>
  )
}
