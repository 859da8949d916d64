import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { figuresOf, pickRateOf } from '#src/features/rankings/figures.rules.ts'
import type { CountedBoards, LineupFigures } from '#src/features/rankings/rankings.contract.ts'
import { DemoChip } from '#src/game/web/DemoChip.tsx'
import { FigureStrip } from '#src/game/web/figures/FigureStrip.tsx'
import { FiguresTable } from '#src/game/web/figures/FiguresTable.tsx'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './HowItDoes.module.css'
import { WinningBoards } from './WinningBoards.tsx'

interface HowItDoesProps {
  lineup: Lineup
  /** Null while they can't be read. */
  figures: LineupFigures | null
  refs: LineupRefs
}

/** The counted figures of a lineup, and what its winning boards have. */
export function HowItDoes({ lineup, figures: answer, refs }: HowItDoesProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  const all = answer?.brackets.find(({ bracket }) => bracket === 'all')
  const own = all && countedOf(all)
  return (
    <section className={styles.section}>
      <h2>{t('lineups.howItDoes')}</h2>
      {answer && own?.figures ? (
        <>
          <p className={styles.about}>
            {answer.version && <span>{t('rankings.version', { version: answer.version })}</span>}
            {answer.isSample && <DemoChip />}
            <Link
              to="/rank/lineupDetail/$season"
              params={{ season: refs.season }}
              search={{ lineupId: lineup.id, ...namesSearch }}
            >
              {t('lineups.allFigures')}
            </Link>
          </p>
          <FigureStrip figures={own.figures} pickRate={own.pickRate} minimum={answer.minimum} />
          {answer.winners && <WinningBoards winners={answer.winners} lineup={lineup} refs={refs} />}
          <Tables answer={answer} />
        </>
      ) : (
        <p>{t(answer ? 'lineups.uncounted' : 'lineups.figuresDown')}</p>
      )}
    </section>
  )
}

function Tables({ answer: { brackets, versions, minimum } }: { answer: LineupFigures }) {
  const t = useText()
  const boardsHead = t('rankings.column.boards', { unit: 'boards' })
  return (
    <div className={styles.tables}>
      <FiguresTable
        title={t('lineups.byRank')}
        head={t('rankings.filter.bracket')}
        boardsHead={boardsHead}
        rows={brackets.map((each) => ({
          key: each.bracket,
          name: t(`rankings.bracket.${each.bracket}`),
          ...countedOf(each),
        }))}
        minimum={minimum}
      />
      {versions.length > 1 && (
        <FiguresTable
          title={t('lineups.byVersion')}
          head={t('rankings.filter.version')}
          boardsHead={boardsHead}
          rows={versions.map((each) => ({ key: each.version, name: each.version, ...countedOf(each) }))}
          minimum={minimum}
        />
      )}
    </div>
  )
}

/** Figures of a lineup's boards among all of a part of the matches. */
function countedOf({ own, boards }: { own: CountedBoards | null; boards: number }) {
  const figures = own && figuresOf(own.places, own.designEffects)
  return { figures, pickRate: figures ? pickRateOf(figures.boards, boards) : 0 }
}
