import { type Language, languageFacts } from '#src/core/languages.ts'
import { longestDescription, longestTitle } from '#src/features/news/article.contract.ts'
import type { Draft, DraftText } from '#src/features/news/drafts.contract.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { emptyText, translationOf } from '../draft-forms.ts'
import { RichEditor } from './RichEditor.tsx'
import styles from './TextColumn.module.css'

interface TextColumnProps {
  language: Language
  draft: Draft
  /** Draft that the state is computed from. */
  state: Draft
  onChange: (text: DraftText) => void
  onFocus: () => void
}

export function TextColumn({ language, draft, state, onChange, onFocus }: TextColumnProps) {
  const { t } = useStudio()
  const text = draft.texts[language]
  const { label, tag } = languageFacts[language]
  const standing = translationOf(text ? state : draft, language)
  return (
    <section className={styles.column} aria-label={label} onFocus={onFocus}>
      <h2>
        {label} <small data-state={standing}>{t(`studio.translation.${standing}`)}</small>
      </h2>
      {!text && <Beginning original={draft.texts.en} onBegin={onChange} />}
      {text && (
        <>
          <Line
            label={t('studio.field.title')}
            value={text.title}
            limit={longestTitle}
            lang={tag}
            onChange={(title) => onChange({ ...text, title })}
          />
          <Line
            label={t('studio.field.description')}
            hint={t('studio.field.descriptionHint')}
            value={text.description}
            limit={longestDescription}
            lang={tag}
            onChange={(description) => onChange({ ...text, description })}
          />
          <RichEditor html={text.html} lang={tag} onChange={(html) => onChange({ ...text, html })} />
        </>
      )}
    </section>
  )
}

function Beginning({ original, onBegin }: { original: DraftText; onBegin: (text: DraftText) => void }) {
  const { t } = useStudio()
  return (
    <div className={styles.beginning}>
      <StudioButton onClick={() => onBegin({ ...original, updated: '' })}>{t('studio.beginWithOriginal')}</StudioButton>
      <StudioButton onClick={() => onBegin(emptyText)}>{t('studio.begin')}</StudioButton>
    </div>
  )
}

interface LineProps {
  label: string
  hint?: string
  value: string
  /** Characters. */
  limit: number
  lang: string
  onChange: (value: string) => void
}

/** A text field with its length and limit. */
function Line({ label, hint, value, limit, lang, onChange }: LineProps) {
  const { t } = useStudio()
  return (
    <label className={styles.line}>
      <span>
        {label} <small>{t('studio.field.count', { count: value.length, limit })}</small>
      </span>
      <textarea
        rows={limit > 150 ? 3 : 2}
        maxLength={limit}
        lang={lang}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      {hint && <small>{hint}</small>}
    </label>
  )
}
