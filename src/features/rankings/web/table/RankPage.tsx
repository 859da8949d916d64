import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useKnownSearch, useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { type Entry, type Ranked, type RowQuery, sortEntries } from '#src/features/rankings/ranking-rows.rules.ts'
import { type RankingAnswer, type RankingKind, unitOf } from '#src/features/rankings/rankings.contract.ts'
import { type RankingFilter, readRankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { type Metric, metrics } from '#src/game/metrics.rules.ts'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { SeasonMenu, SeasonPicker } from '#src/game/web/SeasonPicker.tsx'
import { PullToRefresh } from '#src/ui/PullToRefresh.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { BoardFacts } from '../plots/BoardFacts.tsx'
import { SeasonProgress } from '../plots/SeasonProgress.tsx'
import { type Show, type ShownList, useShownList } from '../shown-list.ts'
import { MetricMenu } from './MetricMenu.tsx'
import { RankFilters } from './RankFilters.tsx'
import styles from './RankPage.module.css'
import { RankTable } from './RankTable.tsx'
import { RankTabs } from './RankTabs.tsx'

interface RankPageProps<Of extends Ranked> {
  kind: RankingKind
  answer: RankingAnswer
  entries: Entry<Of>[]
  /** Renders the subject of a row; one function for all renderings, as `more`, or every row renders again. */
  show: Show<Of>
  /** Renders content below the places in an open row. */
  more?: Show<Of>
  /** Filters that only this ranking has. */
  own?: { names: string[]; controls: ReactNode }
  /** Content below the rows. */
  foot?: ReactNode
  /** Renders content in place of the rows. */
  instead?: (list: ShownList) => ReactNode
  /** Content between the filters and the rows. */
  children?: ReactNode
}

/** A ranking with its filters in the address and its rows sorted by a figure. */
export function RankPage<Of extends Ranked & { name: { lang?: string } }>({
  kind,
  answer,
  entries,
  show,
  more,
  foot,
  instead,
  own = { names: [], controls: null },
  children,
}: RankPageProps<Of>) {
  const { filter, deferred } = useListSearch<RankingFilter>()
  const list = useShownList(answer, useKnownSearch<RankingFilter>())
  const { season } = answer
  const query = rowQueryOf(deferred, answer)
  const rows = sortEntries(entries, query)
  return (
    <main className={styles.page}>
      <PullToRefresh />
      <RankHead kind={kind} answer={answer} hasRows={rows.length > 0} names={filter.names} />
      <RankTabs current={kind} search={sharedBy(filter)} />
      {season && (answer.versions.length > 0 || filter.mode) && !answer.progress && (
        <>
          <RankFilters
            filter={filter}
            answer={answer}
            unit={unitOf(kind)}
            count={rows.length}
            own={own.names}
            line={
              <>
                <SeasonMenu seasons={answer.seasons} current={season} names={filter.names} />
                <MetricMenu query={query} filter={filter} />
              </>
            }
            countOf={(choice) => countRows({ kind, entries, filter, answer, choice })}
          >
            {own.controls}
            <EnglishNames filter={filter} areTranslated={entries.some(({ of }) => !of.name.lang)} />
          </RankFilters>
          {children}
        </>
      )}
      {list && instead ? (
        instead(list)
      ) : list && rows.length > 0 ? (
        <RankTable kind={kind} rows={rows} query={query} filter={filter} list={list} show={show} more={more}>
          {foot}
        </RankTable>
      ) : (
        <div className={styles.empty}>
          <NoRows kind={kind} filter={filter} answer={answer} isFiltered={entries.length > 0} />
        </div>
      )}
    </main>
  )
}

/** Filters that change which games are counted, or what the rows are. */
const askedFilters = ['mode', 'bracket', 'version', 'a', 'b'] as const

interface RowCount {
  kind: RankingKind
  entries: Entry[]
  filter: RankingFilter
  answer: RankingAnswer
  choice: Record<string, string | undefined>
}

/** Rows that a choice of filters would show; null if that takes another answer. */
function countRows({ kind, entries, filter, answer, choice }: RowCount): number | null {
  const chosen = readRankingFilter(kind, { ...filter, ...choice })
  if (askedFilters.some((name) => chosen[name] !== filter[name])) return null
  return sortEntries(entries, rowQueryOf(chosen, answer)).length
}

interface RankHeadProps {
  kind: RankingKind
  answer: RankingAnswer
  hasRows: boolean
  names: RankingFilter['names']
}

function RankHead({ kind, answer, hasRows, names }: RankHeadProps) {
  const t = useText()
  const { season, seasons, headliner } = answer
  const title = t('rankings.titleOf', { part: t(`rankings.kind.${kind}`), season: season?.title ?? '' })
  return (
    <>
      <PageHead
        title={season ? title : t('rankings.title')}
        siteName={t('site.name')}
        path={season && hasRows ? `/rank/${kind}?season=${season.id}` : null}
        summary={import.meta.env.SSR && { description: t(`rankings.summary.${kind}`, { season: season?.title ?? '' }) }}
      />
      <Banner season={season?.id ?? ''} headliner={headliner}>
        <h1>{t('rankings.title')}</h1>
        <p className={styles.lead}>{t('rankings.lead')}</p>
        <BoardFacts {...answer} />
        <SeasonPicker seasons={seasons} current={season} names={names} />
      </Banner>
    </>
  )
}

/** Keeps the filters that all rankings share. */
const sharedBy = ({ season, version, mode, bracket, sort, min, names }: RankingFilter): RankingFilter => ({
  season,
  version,
  mode,
  bracket,
  sort,
  min,
  names,
})

function rowQueryOf({ sort = metrics[0], min, ...filter }: RankingFilter, answer: RankingAnswer): RowQuery {
  const isReversed = sort.startsWith('-')
  return { ...filter, metric: sort.replace('-', '') as Metric, isReversed, minimum: min ?? answer.minimum }
}

interface NoRowsProps {
  kind: RankingKind
  filter: RankingFilter
  answer: RankingAnswer
  /** Whether the filters hide existing rows. */
  isFiltered: boolean
}

function NoRows({ kind, filter, answer: { season, versions, progress }, isFiltered }: NoRowsProps) {
  const t = useText()
  const all = (
    <Link to={`/rank/${kind}`} search={{ season: filter.season, names: filter.names }}>
      {t('rankings.showAll')}
    </Link>
  )
  if (!season) {
    return (
      <EmptyState title={t('game.unknownSeason', { season: filter.season ?? '' })}>
        <p>{t('rankings.pickSeason')}</p>
      </EmptyState>
    )
  }
  if (progress || (versions.length === 0 && !filter.mode)) {
    return <SeasonProgress season={season.title} progress={progress} />
  }
  if (isFiltered) return <EmptyState title={t('rankings.noMatch')}>{all}</EmptyState>
  return (
    <EmptyState title={t('rankings.noBoards')}>
      <p>{t('rankings.noBoardsText')}</p>
      {all}
    </EmptyState>
  )
}
