import { useCallback, useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import type { Failure } from '#src/core/call.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type LineupRow, lineupDraftCalls, lineupStates } from '../../../lineup-drafts.contract.ts'
import { lineupsPath, runningSeason } from '../studio-paths.ts'
import styles from './LineupDraftList.module.css'
import { LineupTable } from './LineupTable.tsx'
import { NewLineup } from './NewLineup.tsx'

type Found = InferOutput<typeof lineupDraftCalls.listLineupDrafts.output>

/** What the list shows: a state, or lineups that fell behind the season. */
const filters = ['all', ...lineupStates, 'outdated'] as const
type Filter = (typeof filters)[number]

/** The lineups of a season. */
export function LineupDraftList({ season }: { season: string }) {
  const { t } = useStudio()
  const { found, failure, load } = useLineups(season)
  const [filter, setFilter] = useState<Filter>('all')
  const [keyword, setKeyword] = useState('')
  const shown = found?.lineups.filter((row) => isShown(row, filter, keyword)) ?? []
  const counted = shown.length > 0 ? t('lineups.count', { count: shown.length }) : t('lineup-studio.list.empty')
  const waiting = failure ? '' : t('studio.list.loading')
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('lineup-studio.title')}</h1>
        {found?.season && <NewLineup season={found.season.id} lineups={found.lineups} />}
      </header>
      {found && <Seasons found={found} />}
      <search className={styles.filter}>
        <span className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('studio.list.search')}
            placeholder={t('studio.list.search')}
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
        </span>
        <select
          aria-label={t('studio.list.state')}
          value={filter}
          onChange={({ target }) => setFilter(filters.find((each) => each === target.value)!)}
        >
          {filters.map((each) => (
            <option key={each} value={each}>
              {filterText(each, t)}
            </option>
          ))}
        </select>
      </search>
      {failure && (
        <StudioFault t={t} failure={failure}>
          <StudioButton onClick={load}>{t('studio.list.retry')}</StudioButton>
        </StudioFault>
      )}
      <p role="status" className={styles.count}>
        {found ? counted : waiting}
      </p>
      {shown.length > 0 && <LineupTable lineups={shown} />}
    </main>
  )
}

function filterText(filter: Filter, t: ReturnType<typeof useStudio>['t']): string {
  if (filter === 'all') return t('studio.list.anyState')
  return filter === 'outdated' ? t('lineup-studio.outdated') : t(`studio.state.${filter}`)
}

function isShown(row: LineupRow, filter: Filter, keyword: string): boolean {
  const isOfFilter = filter === 'all' || (filter === 'outdated' ? row.is_outdated : row.state === filter)
  return isOfFilter && `${row.id} ${row.title}`.toLowerCase().includes(keyword.trim().toLowerCase())
}

function useLineups(season: string) {
  const { ask } = useStudio()
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const load = useCallback(async () => {
    const given = season === runningSeason ? undefined : season
    const answer = await ask(lineupDraftCalls.listLineupDrafts, { season: given })
    setFailure(answer.ok ? null : answer)
    if (answer.ok) setFound(answer.data)
  }, [ask, season])
  useEffect(() => void load(), [load])
  return { found, failure, load }
}

function Seasons({ found: { season, seasons } }: { found: Found }) {
  const { t, language } = useStudio()
  return (
    <nav aria-label={t('lineup-studio.seasons')} className={styles.seasons}>
      {seasons.map(({ id, title }) => (
        <a key={id} href={`${lineupsPath(id)}?lang=${language}`} aria-current={id === season?.id ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
