import { useState } from 'react'
import { useText } from '../core/web/texts/text.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './ShareButton.module.css'
import { shareOrCopy } from './share.ts'

/** Shares the page's address by the device's dialog, copies it, or shows it; hidden without script. */
export function ShareButton() {
  const t = useText()
  const [outcome, setOutcome] = useState<'action' | 'done' | 'failed'>('action')
  const share = async () => {
    const done = await shareOrCopy({ title: document.title, url: location.href })
    if (done === 'copied') setOutcome('done')
    if (done === 'failed') setOutcome('failed')
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
