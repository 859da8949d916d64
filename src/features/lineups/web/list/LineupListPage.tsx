import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Answer } from '#src/core/call.ts'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { type Text, useText } from '#src/core/web/texts/text.ts'
import { figuresOf } from '#src/features/rankings/figures.rules.ts'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { PickMenu } from '#src/game/web/PickMenu.tsx'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { SeasonMenu, SeasonPicker } from '#src/game/web/SeasonPicker.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import { PullToRefresh } from '#src/ui/PullToRefresh.tsx'
import { Segmented } from '#src/ui/segmented/Segmented.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import {
  filterLineups,
  type LineupEntry,
  type LineupFilter,
  liftableFilters,
  lineupOrders,
  sortLineups,
} from '../../lineup-list.rules.ts'
import type { lineupCalls } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import { PinShelf } from '../pins/PinShelf.tsx'
import { LineupEntryCard } from './LineupEntryCard.tsx'
import { LineupFilters } from './LineupFilters.tsx'
import styles from './LineupListPage.module.css'

const route = getRouteApi('/lineup')

export function LineupListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useListSearch<LineupFilter>()
  const { entries, refs } = useEntries(answer)
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, seasons, headliner, champions, lineups, counting } = answer.data
  const shown = sortLineups(filterLineups(entries, deferred, champions), deferred.sort ?? lineupOrders[0])
  return (
    <main className={styles.page}>
      <PullToRefresh />
      <PageHead
        title={season ? t('lineups.titleOf', { season: season.title }) : t('lineups.title')}
        siteName={t('site.name')}
        path={season && lineups.length > 0 ? `/lineup?season=${season.id}` : null}
        summary={import.meta.env.SSR && { description: t('lineups.summary', { season: season?.title ?? '' }) }}
      />
      <Banner season={season?.id ?? ''} headliner={headliner}>
        <h1>{t('lineups.title')}</h1>
        <p className={styles.lead}>
          {t('lineups.lead')}{' '}
          <Link to="/rank/lineup" search={{ season: season?.id, names: filter.names }}>
            {t('lineups.toRanking')}
          </Link>
        </p>
        <SeasonPicker seasons={seasons} current={season} names={filter.names} />
        {season && (
          <Link
            to="/lineup/builder"
            search={{ season: season.id, names: filter.names }}
            className={buttonClass({ variant: 'glass', className: styles.build })}
          >
            {t('lineups.build')}
          </Link>
        )}
      </Banner>
      {season && refs ? (
        <>
          <PinShelf />
          <LineupFilters
            filter={filter}
            answer={answer.data}
            count={shown.length}
            countOf={(choice) => filterLineups(entries, choice, champions).length}
            line={
              <>
                <SeasonMenu seasons={seasons} current={season} names={filter.names} />
                <OrderMenu filter={filter} />
              </>
            }
          >
            <EnglishNames filter={filter} areTranslated={champions.some(({ name }) => !name.lang)} />
          </LineupFilters>
          <div className={styles.orders}>
            <Segmented label={t('lineups.sortBy')}>{orderLinks(filter, t)}</Segmented>
          </div>
          <ol className={styles.list}>
            {shown.map((entry) => (
              <li key={entry.lineup.id}>
                <LineupEntryCard entry={entry} refs={refs} minimum={counting?.minimum ?? null} />
              </li>
            ))}
          </ol>
          {shown.length === 0 && <NoLineups entries={entries} filter={deferred} champions={champions} />}
        </>
      ) : (
        <EmptyState title={t('game.unknownSeason', { season: filter.season ?? '' })}>
          <p>{t('lineups.pickSeason')}</p>
        </EmptyState>
      )}
    </main>
  )
}

/** The entries of an answer and what they refer to; the same objects until there is another answer. */
const useEntries = (answer: Answer<typeof lineupCalls.listLineups>) =>
  useMemo((): { entries: LineupEntry[]; refs: LineupRefs | null } => {
    if (!answer.ok) return { entries: [], refs: null }
    const { lineups, season, ...refs } = answer.data
    const entries = lineups.map((lineup) => {
      return { lineup, figures: lineup.figures && figuresOf(lineup.figures.places, lineup.figures.designEffects) }
    })
    return { entries, refs: season && { ...refs, season: season.id } }
  }, [answer])

function OrderMenu({ filter }: { filter: LineupFilter }) {
  const t = useText()
  return (
    <PickMenu label={t('lineups.sortBy')} current={t(`lineups.order.${filter.sort ?? lineupOrders[0]}`)}>
      {orderLinks(filter, t)}
    </PickMenu>
  )
}

function orderLinks(filter: LineupFilter, t: Text) {
  const current = filter.sort ?? lineupOrders[0]
  return lineupOrders.map((order) => (
    <Link
      key={order}
      to="/lineup"
      search={{ ...filter, sort: order === lineupOrders[0] ? undefined : order }}
      replace
      preload={false}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={order === current ? 'true' : undefined}
    >
      {t(`lineups.order.${order}`)}
    </Link>
  ))
}

interface NoLineupsProps {
  entries: LineupEntry[]
  filter: LineupFilter
  champions: { id: string; search: string }[]
}

/** Names the filters whose removal alone would show something. */
function NoLineups({ entries, filter, champions }: NoLineupsProps) {
  const t = useText()
  const liftable = liftableFilters(entries, filter, champions)
  const { season, names } = filter
  if (entries.length === 0) return <EmptyState title={t('lineups.none')} />
  return (
    <EmptyState title={t('lineups.noMatch')}>
      <ul className={styles.lift}>
        {liftable.map(({ name, count }) => (
          <li key={name}>
            <Link to="/lineup" search={{ ...filter, [name]: undefined }} replace>
              {t('lineups.lift', { filter: t(`lineups.filter.${name}`), count })}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/lineup" search={{ season, names }} replace>
            {t('lineups.showAll')}
          </Link>
        </li>
      </ul>
    </EmptyState>
  )
}
