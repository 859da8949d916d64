import { useState } from 'react'
import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import type { Draft, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './PreviewPane.module.css'
import { usePreviewWindows } from './usePreviewWindows.ts'

interface PreviewPaneProps {
  opened: OpenedDraft
  draft: Draft
  language: Language
  onLanguage: (language: Language) => void
}

/** Live preview of the real page. */
export function PreviewPane({ opened, draft, language, onLanguage }: PreviewPaneProps) {
  const { t } = useStudio()
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  const { address, open } = usePreviewWindows(opened, draft, language)
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
        <StudioButton disabled={!address} onClick={open}>
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
