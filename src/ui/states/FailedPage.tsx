import { useMatches, useRouter } from '@tanstack/react-router'
import type { Failure } from '#src/core/call.ts'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { EmptyState } from './EmptyState.tsx'
import { errorTitleKey } from './error-title.ts'
import styles from './FailedPage.module.css'

interface Props {
  failure: Failure
  /** The action of "try again"; by default the page's data are loaded again. */
  retry?: () => unknown
}

/** The page of a failed loader: the error's sentence and a retry button. */
export function FailedPage({ failure: { error, reference }, retry }: Props) {
  const t = useText()
  const router = useRouter()
  const slices = useMatches({ select: (matches) => matches.at(-1)?.staticData.texts })
  const title = t(errorTitleKey(error))
  const sentence = (
    <>
      <Icon name="warning" /> <span>{t(errorKey(error, slices))}</span>
    </>
  )
  return (
    <main className={styles.page}>
      <title>{`${title} · ${t('site.name')}`}</title>
      <h1>{title}</h1>
      <div role="alert">
        <EmptyState title={sentence}>
          {reference && <p className={styles.reference}>{t('site.error.reference', { reference })}</p>}
          <Button variant="solid" onClick={() => (retry ? retry() : router.invalidate())}>
            {t('site.error.retry')}
          </Button>
        </EmptyState>
      </div>
    </main>
  )
}
