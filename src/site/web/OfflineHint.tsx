import { useSyncExternalStore } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './OfflineHint.module.css'

export function OfflineHint() {
  const t = useText()
  const isOnline = useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.hint}>
          <Icon name="warning" /> {t('site.offline')}
        </p>
      )}
    </div>
  )
}
