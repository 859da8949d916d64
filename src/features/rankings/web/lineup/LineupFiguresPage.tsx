import { getRouteApi, Link } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { figuresOf, pickRateOf } from '#src/features/rankings/figures.rules.ts'
import type { CountedLineup, LineupAnswer, RankingRow } from '#src/features/rankings/rankings.contract.ts'
import type { Figures } from '#src/game/metrics.rules.ts'
import { FigureStrip } from '#src/game/web/figures/FigureStrip.tsx'
import { InWords, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { BoardFacts } from '../plots/BoardFacts.tsx'
import { BracketTable } from '../plots/BracketTable.tsx'
import { PlacePlot } from '../plots/PlacePlot.tsx'
import { TrendPlot } from '../plots/TrendPlot.tsx'
import styles from './LineupFiguresPage.module.css'
import { LineupUnits } from './LineupUnits.tsx'

const route = getRouteApi('/rank/lineupDetail/$season')

export function LineupFiguresPage() {
  const answer = route.useLoaderData()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, lineup } = answer.data
  if (!season || !lineup) return <UnknownLineup answer={answer.data} />
  return <KnownLineup season={season} lineup={lineup} answer={answer.data} />
}

function UnknownLineup({ answer: { season } }: { answer: LineupAnswer }) {
  const params = route.useParams()
  const { lineupId = '' } = route.useSearch()
  const t = useText()
  return (
    <main className={styles.page}>
      <PageHead title={t('lineup-figures.unknown')} siteName={t('site.name')} path={null} />
      <h1 className={styles.unknown}>{t('lineup-figures.unknown')}</h1>
      <EmptyState
        title={t('lineup-figures.unknownText', {
          season: season?.title ?? params.season.slice(0, 40),
          id: lineupId,
        })}
      >
        <BackLink />
      </EmptyState>
    </main>
  )
}

interface KnownLineupProps {
  season: NonNullable<LineupAnswer['season']>
  lineup: CountedLineup
  answer: LineupAnswer
}

function KnownLineup({ season, lineup, answer }: KnownLineupProps) {
  const t = useText()
  const name = useName()(lineup)
  const namesSearch = useNamesSearch()
  return (
    <main className={styles.page}>
      <PageHead
        title={t('lineup-figures.title', { name: name.text })}
        siteName={t('site.name')}
        path={`/rank/lineupDetail/${season.id}?lineupId=${encodeURIComponent(lineup.id)}`}
        summary={
          import.meta.env.SSR && {
            description: t('lineup-figures.summary', { name: name.text, season: season.title }),
          }
        }
      />
      <Banner season={season.id} headliner={lineup.carries[0] ?? null}>
        <BackLink />
        <h1>
          <InWords words={name} />
        </h1>
        <Advice lineup={lineup} answer={answer} />
        {lineup.advice && (
          <Link
            to="/lineupDetail/$season/$lineupId"
            params={{ season: season.id, lineupId: lineup.id }}
            search={namesSearch}
            className={styles.link}
          >
            {t('lineup-figures.howToPlay')}
          </Link>
        )}
        <BoardFacts {...answer} />
      </Banner>
      <LineupFigures answer={answer} />
      <LineupUnits lineup={lineup} answer={answer} season={season.id} />
      <p>
        <Link to="/rank/method" className={styles.link}>
          {t('rankings.method')}
        </Link>
      </p>
    </main>
  )
}

/** Links to the ranking of lineups with the filters of this page. */
function BackLink() {
  const { season } = route.useParams()
  const { lineupId: _, ...filter } = route.useSearch()
  const t = useText()
  return (
    <Link to="/rank/lineup" search={{ season, ...filter }} className={styles.link}>
      {t('lineup-figures.back')}
    </Link>
  )
}

function Advice({ lineup: { advice }, answer: { traits } }: { lineup: CountedLineup; answer: LineupAnswer }) {
  const t = useText()
  const nameOf = useName()
  if (!advice) return <p className={styles.lead}>{t('lineup-figures.clusterText')}</p>
  const trait = traits.find(({ id }) => id === advice.class)
  return (
    <ul className={styles.advice}>
      <li>{t('lineup-figures.tier', { tier: advice.tier })}</li>
      <li>{t(`lineups.style.${advice.style}`)}</li>
      <li>{t(`lineups.audience.${advice.audience}`)}</li>
      {trait && <li lang={nameOf(trait).lang}>{nameOf(trait).text}</li>}
      <li>{t('lineups.power', { power: advice.power })}</li>
      {advice.source === 'editorial' && <li>{t('lineup-figures.editorial')}</li>}
      {advice.isOlder && <li>{t('lineups.older')}</li>}
    </ul>
  )
}

function LineupFigures({ answer }: { answer: LineupAnswer }) {
  const t = useText()
  const { row, brackets, minimum, progress } = answer
  if (progress || brackets.length === 0) return <NoFigures answer={answer} />
  const figures = row && figuresOf(row.places, row.designEffects)
  return (
    <>
      {figures ? (
        <FiguresOfRow figures={figures} row={row} answer={answer} />
      ) : (
        <EmptyState title={t('lineup-figures.none')}>
          <p>{t('rankings.noBoardsText')}</p>
        </EmptyState>
      )}
      <BracketTable brackets={brackets} minimum={minimum} />
    </>
  )
}

interface FiguresOfRowProps {
  figures: Figures
  row: RankingRow
  answer: LineupAnswer
}

function FiguresOfRow({ figures, row, answer: { boards, days, minimum } }: FiguresOfRowProps) {
  const t = useText()
  return (
    <section className={styles.figures}>
      <FigureStrip figures={figures} pickRate={pickRateOf(figures.boards, boards)} minimum={minimum} />
      <div className={styles.plots}>
        <div>
          <h2>{t('rankings.places', { unit: 'boards' })}</h2>
          <PlacePlot places={row.places} unit="boards" />
        </div>
        <div>
          <h2>{t('lineup-figures.trend')}</h2>
          <TrendPlot days={days} rates={row.trend} change={row.change} />
        </div>
      </div>
    </section>
  )
}

function NoFigures({ answer: { progress, versions, season } }: { answer: LineupAnswer }) {
  const t = useText()
  if (!progress && versions.length > 0) {
    return (
      <EmptyState title={t('rankings.noBoards')}>
        <p>{t('rankings.noBoardsText')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('rankings.calculating')}>
      <p>
        {progress ? t('rankings.progress', progress) : t('rankings.calculatingText', { season: season?.title ?? '' })}
      </p>
    </EmptyState>
  )
}
