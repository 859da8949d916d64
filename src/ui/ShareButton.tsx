import { useEffect, useState } from 'react'
import { useText } from '../core/web/texts/text.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './ShareButton.module.css'

/** Shares the page's address by the device's dialog or copies it; rendered only after hydration. */
export function ShareButton() {
  const t = useText()
  const [isHydrated, setHydrated] = useState(false)
  const [outcome, setOutcome] = useState<'action' | 'done' | 'failed'>('action')
  useEffect(() => setHydrated('share' in navigator || 'clipboard' in navigator), [])
  if (!isHydrated) return null
  const share = async () => {
    const page = { title: document.title, url: location.href }
    if (typeof navigator.share === 'function') return navigator.share(page).catch(() => undefined) // the visitor closed the dialog
    const copied = navigator.clipboard.writeText(page.url)
    setOutcome(
      await copied.then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <Button variant="glass" className={styles.share} data-action="share" onClick={share}>
      <Icon name="share" />
      <span aria-live="polite">{t(`site.share.${outcome}`)}</span>
    </Button>
  )
}
