import { getRouteApi, Link } from '@tanstack/react-router'
import type { InferOutput } from 'valibot'
import { dayInWords } from '#src/core/timestamps.ts'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { figuresOf, pickRateOf } from '#src/features/rankings/figures.rules.ts'
import { splashCard } from '#src/game/art.rules.ts'
import { FigureStrip } from '#src/game/web/figures/FigureStrip.tsx'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { Name, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { carriesOf } from '../../lineup-units.rules.ts'
import type { Lineup, lineupCalls } from '../../lineups.contract.ts'
import { Grade } from '../Grade.tsx'
import type { LineupRefs } from '../lineup-refs.ts'
import { LineupAdvice } from './LineupAdvice.tsx'
import styles from './LineupPage.module.css'
import { PhaseBoards } from './PhaseBoards.tsx'
import { TeamCode } from './TeamCode.tsx'

const route = getRouteApi('/lineupDetail/$season/$lineupId')

export function LineupPage() {
  const answer = route.useLoaderData()
  const t = useText()
  const nameOf = useName()
  const namesSearch = useNamesSearch()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, lineup, champions, figures, counting } = answer.data
  if (!season || !lineup) return <UnknownLineup season={season} nearest={answer.data.nearest} />
  const name = nameOf(lineup).text
  const carry = carriesOf(lineup)[0] ?? null
  const refs: LineupRefs = { ...answer.data, season: season.id }
  const own = figures && figuresOf(figures.places, figures.designEffects)
  return (
    <main className={styles.page}>
      <PageHead
        title={t('lineups.detailTitle', { name, season: season.title })}
        siteName={t('site.name')}
        path={`/lineupDetail/${season.id}/${lineup.id}`}
        summary={
          import.meta.env.SSR && {
            description: t('lineups.detailSummary', { name, season: season.title }),
            picture: carry ? splashCard(season.id, carry) : undefined,
          }
        }
      />
      <Banner season={season.id} headliner={carry}>
        <Link to="/lineup" search={{ season: season.id, ...namesSearch }} className={styles.back}>
          {t('lineups.back')}
        </Link>
        <div className={styles.title}>
          <Grade tier={lineup.tier} size={64} />
          <h1>
            <Name of={lineup} />
          </h1>
        </div>
        <LineupFacts lineup={lineup} />
        {lineup.teamCode && <TeamCode teamCode={lineup.teamCode} refs={refs} />}
      </Banner>
      <EnglishNames filter={namesSearch} areTranslated={champions.some((each) => !each.name.lang)} />
      <PhaseBoards lineup={lineup} refs={refs} />
      <LineupAdvice lineup={lineup} refs={refs} />
      <section className={styles.section}>
        <h2>{t('lineups.howItDoes')}</h2>
        {own && counting ? (
          <>
            <FigureStrip figures={own} pickRate={pickRateOf(own.boards, counting.boards)} minimum={counting.minimum} />
            {counting.isSample && <p>{t('lineups.sample')}</p>}
            <Link
              to="/rank/lineupDetail/$season"
              params={{ season: season.id }}
              search={{ lineupId: lineup.id, ...namesSearch }}
              className={styles.link}
            >
              {t('lineups.allFigures')}
            </Link>
          </>
        ) : (
          <p>{t('lineups.uncounted')}</p>
        )}
      </section>
    </main>
  )
}

function LineupFacts({ lineup }: { lineup: Lineup }) {
  const t = useText()
  const { place } = usePageContext()
  return (
    <ul className={styles.facts}>
      <li>{t(`lineups.style.${lineup.style}`)}</li>
      <li>{t(`lineups.audience.${lineup.audience}`)}</li>
      <li>{t('lineups.power', { power: lineup.power })}</li>
      <li data-old={lineup.isOutdated || undefined}>
        {t(lineup.isOutdated ? 'lineups.outdated' : 'lineups.versionOf', { version: lineup.version })}
      </li>
      <li>{t('lineups.by', { author: lineup.author, date: dayInWords(lineup.updated, place.language) })}</li>
    </ul>
  )
}

type UnknownLineupProps = Pick<InferOutput<typeof lineupCalls.readLineup.output>, 'season' | 'nearest'>

function UnknownLineup({ season, nearest }: UnknownLineupProps) {
  const t = useText()
  const params = route.useParams()
  const namesSearch = useNamesSearch()
  const sentence = season
    ? t('lineups.unknownId', { id: short(params.lineupId), season: season.title })
    : t('game.unknownSeason', { season: short(params.season) })
  return (
    <main className={styles.page}>
      <PageHead title={t('lineups.unknown')} siteName={t('site.name')} path={null} />
      <h1 className={styles.unknown}>{t('lineups.unknown')}</h1>
      <EmptyState title={sentence}>
        {season && nearest.length > 0 && (
          <>
            <p>{t('lineups.nearest')}</p>
            <ul className={styles.nearest}>
              {nearest.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to="/lineupDetail/$season/$lineupId"
                    params={{ season: season.id, lineupId: id }}
                    search={namesSearch}
                  >
                    {name.text}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to="/lineup" search={{ season: season?.id, ...namesSearch }}>
          {t('lineups.back')}
        </Link>
      </EmptyState>
    </main>
  )
}

const short = (id: string) => id.slice(0, 40)
