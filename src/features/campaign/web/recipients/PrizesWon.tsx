import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import { PrizeCard } from './PrizeCard.tsx'
import styles from './PrizesWon.module.css'
import { usePrizesWon } from './usePrizesWon.ts'

interface PrizesWonProps {
  /** Draws since the page was opened: each may win. */
  draws: number
}

/** The prizes that go by post to the signed-in player, with the addresses for them; nothing without a win. */
export function PrizesWon({ draws }: PrizesWonProps) {
  const t = useText()
  const dayOf = useDay()
  const { language } = usePageContext().place
  const { view, take } = usePrizesWon(draws)
  if (view === undefined) {
    return (
      <noscript>
        <p className={styles.plain}>
          <a href={`/auth/prizes?lang=${language}`}>{t('recipient.noScript')}</a>
        </p>
      </noscript>
    )
  }
  if (view === null) {
    return (
      <p role="alert" className={styles.plain}>
        {t('recipient.failed')}
      </p>
    )
  }
  if (view.prizes.length === 0) return null
  const next = view.prizes.find(({ state }) => state === 'missing')
  return (
    <section id="prizes" className={styles.prizes} aria-labelledby="prizes-title">
      <h2 id="prizes-title" className={`display ${styles.title}`}>
        {t('recipient.title')}
      </h2>
      <p className={styles.lead}>{t('recipient.lead', { date: dayOf(view.until) })}</p>
      <ol className={styles.list}>
        {view.prizes.map((prize) => (
          <li key={prize.sequence}>
            <PrizeCard prize={prize} known={view} isNext={prize === next} onAnswer={take} />
          </li>
        ))}
      </ol>
    </section>
  )
}
