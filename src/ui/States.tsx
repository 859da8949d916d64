import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Failure } from '../core/call.ts'
import { errorKey, useText } from '../core/web/text.ts'
import { Icon } from './Icon.tsx'
import styles from './States.module.css'

/** Nothing to show, and why. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <FlatEqualiser />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

/** What went wrong, with the way out. */
export function ErrorState({ message, reference }: { message: string; reference?: string }) {
  const t = useText()
  const router = useRouter()
  return (
    <div className={styles.state} role="alert">
      <FlatEqualiser />
      <p className={styles.title}>
        <Icon name="warning" /> {message}
      </p>
      {reference && <p className={styles.reference}>{t('site.error.reference', { reference })}</p>}
      <button type="button" className={styles.retry} onClick={() => router.invalidate()}>
        {t('site.error.retry')}
      </button>
    </div>
  )
}

/** A list that is on its way. */
export function LoadingState() {
  const t = useText()
  return (
    <div className={styles.state} role="status">
      <Equaliser moving />
      <p className={styles.title}>{t('site.loading')}</p>
    </div>
  )
}

/** The way back from a dead end. */
export function HomeLink() {
  const t = useText()
  return (
    <Link to="/" className={styles.retry}>
      {t('site.error.home')}
    </Link>
  )
}

const FlatEqualiser = () => <Equaliser moving={false} />

function Equaliser({ moving }: { moving: boolean }) {
  return (
    <span className={moving ? styles.moving : styles.flat} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((bar) => (
        <i key={bar} />
      ))}
    </span>
  )
}

/** A page whose data did not come: the sentence of its error and the way out. */
export function FailedPage({ failure }: { failure: Failure }) {
  const t = useText()
  return (
    <main className={styles.page}>
      <title>{t('site.name')}</title>
      <ErrorState message={t(errorKey(failure.error))} reference={failure.reference} />
    </main>
  )
}
