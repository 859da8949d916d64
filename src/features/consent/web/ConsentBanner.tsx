import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './ConsentBanner.module.css'
import type { ConsentOption } from './consent-dialog.ts'

const choices = [
  ['all', 'consent.acceptAll'],
  ['necessary', 'consent.necessaryOnly'],
  ['preferences', 'consent.preferences'],
] as const

/** Part of every page; styles show it to undecided visitors. */
export function ConsentBanner({ onChoose }: { onChoose: (option: ConsentOption) => void }) {
  const t = useText()
  return (
    <aside className={styles.banner} aria-labelledby="consent" data-nosnippet>
      <div className={styles.words}>
        <strong id="consent">{t('consent.title')}</strong>
        <p>{t('consent.description')}</p>
        <Link to="/cookie-policy">{t('site.legal.cookies')}</Link>
        <Link to="/privacy-notice">{t('site.legal.privacy')}</Link>
      </div>
      <div className={styles.choices}>
        {choices.map(([option, text]) => (
          <Button key={option} variant="outline" value={option} onClick={() => onChoose(option)}>
            {t(text)}
          </Button>
        ))}
      </div>
    </aside>
  )
}
