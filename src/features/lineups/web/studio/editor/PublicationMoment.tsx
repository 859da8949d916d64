import { ofField, toField } from '#src/ui/studio/moment-field.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './PublicationMoment.module.css'

interface PublicationMomentProps {
  /** Instant of publication; null for at once. */
  from: string | null
  onFrom: (from: string | null) => void
}

/** When the next publication is shown to players. */
export function PublicationMoment({ from, onFrom }: PublicationMomentProps) {
  const { t } = useStudio()
  return (
    <div className={styles.moment}>
      <label>
        {t('lineup-studio.from')}
        <input type="datetime-local" value={toField(from)} onChange={({ target }) => onFrom(ofField(target.value))} />
        <small>{t('lineup-studio.fromHint')}</small>
      </label>
    </div>
  )
}
