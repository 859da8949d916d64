import { useText } from '#src/core/web/texts/text.ts'
import styles from './DemoChip.module.css'

interface DemoChipProps {
  /** Boards of a sample that is still being counted. */
  sampling?: { boards: number; needed: number } | null
}

/** Marks figures of generated matches, with the progress of their count. */
export function DemoChip({ sampling }: DemoChipProps) {
  const t = useText()
  return (
    <span className={styles.chip}>
      {t('game.demo')}
      {sampling && (
        <>
          <progress value={sampling.boards} max={sampling.needed} aria-label={t('game.demoCounting')} />
          {`${Math.floor((sampling.boards / sampling.needed) * 100)}%`}
        </>
      )}
    </span>
  )
}
