import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import { FieldFault } from './FieldFault.tsx'
import { fieldId, useFieldFaults } from './field-faults.ts'
import styles from './LanguageTexts.module.css'

type Texts = Record<Language, string>

interface LanguageTextsProps {
  field: string
  label: string
  texts: Texts
  isLine?: boolean
  onChange: (texts: Texts) => void
}

/** A text in all languages side by side. */
export function LanguageTexts({ field, label, texts, isLine = false, onChange }: LanguageTextsProps) {
  return (
    <fieldset className={styles.texts}>
      <legend>{label}</legend>
      {languages.map((language) => (
        <LanguageText
          key={language}
          field={`${field}.${language}`}
          label={`${label}, ${languageFacts[language].label}`}
          language={language}
          text={texts[language]}
          isLine={isLine}
          onChange={(text) => onChange({ ...texts, [language]: text })}
        />
      ))}
    </fieldset>
  )
}

interface LanguageTextProps extends Pick<LanguageTextsProps, 'field' | 'label'> {
  language: Language
  text: string
  isLine: boolean
  onChange: (text: string) => void
}

function LanguageText({ field, label, language, text, isLine, onChange }: LanguageTextProps) {
  const isWrong = useFieldFaults(field).length > 0
  const { label: name, tag } = languageFacts[language]
  return (
    <label>
      <span>{name}</span>
      <textarea
        id={fieldId(field)}
        aria-label={label}
        rows={isLine ? 1 : 5}
        lang={tag}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${fieldId(field)}-fault` : undefined}
        onChange={({ target }) => onChange(isLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
      />
      <FieldFault field={field} />
    </label>
  )
}
