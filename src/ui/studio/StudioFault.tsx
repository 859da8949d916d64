import type { Failure } from '#src/core/call.ts'
import { errorKey, type Text } from '#src/core/web/texts/text.ts'
import styles from './StudioFault.module.css'

interface StudioFaultProps {
  t: Text
  failure: Failure
  /** Ways out for the editor. */
  children?: React.ReactNode
}

/** A failure: sentence, field, and reference of unexpected ones. */
export function StudioFault({ t, failure, children }: StudioFaultProps) {
  if (failure.error === 'session_expired') {
    return (
      <div role="alert" className={styles.fault}>
        <p>{t('studio.signedOut')}</p>
        <a href="/studio" target="_blank" rel="noreferrer">
          {t('studio.signInAgain')}
        </a>
      </div>
    )
  }
  const detail = failure.detail === failure.error ? undefined : failure.detail
  return (
    <div role="alert" className={styles.fault}>
      <p>{t(errorKey(failure.error, ['studio', 'campaign']))}</p>
      {detail && detail !== 'ok' && <p lang="en">{detail}</p>}
      {failure.error === 'unexpected' && failure.reference && (
        <p>{t('site.error.reference', { reference: failure.reference })}</p>
      )}
      {children}
    </div>
  )
}
