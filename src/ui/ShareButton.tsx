import { useEffect, useState } from 'react'
import { useText } from '../core/web/texts/text.ts'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { Icon } from './Icon.tsx'
import styles from './ShareButton.module.css'

/** Shares the page's address by the device's dialog, copies it, or shows it; rendered only after hydration. */
export function ShareButton() {
  const t = useText()
  const [isHydrated, setHydrated] = useState(false)
  const [outcome, setOutcome] = useState<'action' | 'done' | 'failed'>('action')
  useEffect(() => setHydrated(true), [])
  if (!isHydrated) return null
  const share = async () => {
    const page = { title: document.title, url: location.href }
    if (await isTaken(page)) return
    setOutcome((await copyText(page.url)) ? 'done' : 'failed')
  }
  return (
    <>
      <Button variant="glass" className={styles.share} data-action="share" onClick={share}>
        <Icon name="share" />
        <span aria-live="polite">{t(`site.share.${outcome}`)}</span>
      </Button>
      {outcome === 'failed' && (
        <input
          className={styles.link}
          readOnly
          value={location.href}
          aria-label={t('site.share.link')}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

/** Whether the device's dialog shared the page or the visitor closed it. */
async function isTaken(page: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  return navigator.share(page).then(
    () => true,
    ({ name }: DOMException) => name === 'AbortError',
  )
}
