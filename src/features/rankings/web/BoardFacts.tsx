import { useText } from '../../../core/web/text.ts'
import type { RankingAnswer } from '../rankings.contract.ts'
import styles from './BoardFacts.module.css'
import { SampleNote } from './SampleNote.tsx'

type BoardFactsProps = Pick<RankingAnswer, 'version' | 'updated' | 'boards' | 'isSample'>

/** Which boards were counted and when; of made-up ones, that they are. */
export function BoardFacts({ version, updated, boards, isSample }: BoardFactsProps) {
  const t = useText()
  if (!version || !updated) return null
  return (
    <>
      <p className={styles.facts}>
        <span>{t('rankings.version', { version })}</span>
        <span>{t('rankings.updated', { date: updated.slice(0, 10) })}</span>
        <span>{t('game.boards', { count: boards })}</span>
      </p>
      {isSample && <SampleNote />}
    </>
  )
}
