import { useState } from 'react'
import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import { StudioButton } from '../StudioButton.tsx'
import { useStudio } from '../studio-context.ts'
import styles from './PreviewFrame.module.css'

interface PreviewFrameProps {
  /** Signed address of the page; null while it is being signed. */
  address: string | null
  language: Language
  onLanguage: (language: Language) => void
  /** Opens the page in a window. */
  onOpen: () => void
}

/** A preview in the real page, as a phone or a desktop shows it. */
export function PreviewFrame({ address, language, onLanguage, onOpen }: PreviewFrameProps) {
  const { t } = useStudio()
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  return (
    <section className={styles.pane} aria-label={t('studio.preview.title')}>
      <div className={styles.controls}>
        <select
          aria-label={t('studio.preview.language')}
          value={language}
          onChange={({ target }) => onLanguage(languages.find((each) => each === target.value)!)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageFacts[each].label}
            </option>
          ))}
        </select>
        {(['phone', 'desktop'] as const).map((each) => (
          <StudioButton key={each} aria-pressed={width === each} onClick={() => setWidth(each)}>
            {t(`studio.preview.${each}`)}
          </StudioButton>
        ))}
        <StudioButton disabled={!address} onClick={onOpen}>
          {t('studio.preview.window')}
        </StudioButton>
      </div>
      {address ? (
        <div className={styles.screen} data-width={width}>
          <iframe key={address} src={address} title={t('studio.preview.title')} />
        </div>
      ) : (
        <p>{t('studio.preview.waiting')}</p>
      )}
    </section>
  )
}
