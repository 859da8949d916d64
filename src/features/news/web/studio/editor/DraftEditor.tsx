import { useState } from 'react'
import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import type { Draft } from '#src/features/news/drafts.contract.ts'
import { AuditList } from '../list/AuditList.tsx'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import { StudioFault } from '../StudioFault.tsx'
import { useStudio } from '../studio-context.ts'
import { useDraft } from '../useDraft.ts'
import styles from './DraftEditor.module.css'
import { DraftFacts } from './DraftFacts.tsx'
import { DraftHead } from './DraftHead.tsx'
import { DraftOutcome } from './DraftOutcome.tsx'
import { TextColumn } from './TextColumn.tsx'

/** Editor of an article: languages, preview, settings, history. */
export function DraftEditor({ id }: { id: string }) {
  const { t } = useStudio()
  const work = useDraft(id)
  const { edited } = work
  const [shown, setShown] = useState<ReadonlySet<Column>>(() => new Set<Column>(['en', 'preview']))
  const [previewed, setPreviewed] = useState<Language>('en')
  if (!edited) return <main className={styles.page}>{t('studio.list.loading')}</main>
  if (!('opened' in edited)) return <StudioFault t={t} failure={edited} />
  const { draft, generation, opened } = edited
  return (
    <main className={styles.page}>
      <DraftHead edited={edited} work={work} />
      <DraftOutcome edited={edited} work={work} />
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
      <AuditList
        id={id}
        revision={opened.revision}
        state={opened.state}
        publishedRevision={opened.published_revision}
        isChanged={edited.isChanged}
        onRestore={work.restore}
      />
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
