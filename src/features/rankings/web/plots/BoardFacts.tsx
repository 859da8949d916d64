import { dayInWords } from '#src/core/timestamps.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { RankingAnswer } from '#src/features/rankings/rankings.contract.ts'
import { DemoChip } from '#src/game/web/DemoChip.tsx'
import styles from './BoardFacts.module.css'

type BoardFactsProps = Pick<RankingAnswer, 'version' | 'updated' | 'boards' | 'isSample' | 'sampling'>

export function BoardFacts({ version, updated, boards, isSample, sampling }: BoardFactsProps) {
  const t = useText()
  const { language } = usePageContext().place
  if (!version || !updated) return null
  return (
    <p className={styles.facts}>
      <span>{t('rankings.version', { version })}</span>
      <time dateTime={updated}>{t('rankings.updated', { date: dayInWords(updated.slice(0, 10), language) })}</time>
      <span>{t('game.boards', { count: boards })}</span>
      {isSample && <DemoChip sampling={sampling} />}
    </p>
  )
}
