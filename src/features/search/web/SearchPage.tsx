import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Failure } from '#src/core/call.ts'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import { errorKey, type PlainTextKey, useText } from '#src/core/web/texts/text.ts'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import type { SearchGroup, SearchIndex } from '../search.contract.ts'
import { withArticles } from '../search.rules.ts'
import { longestQuery, type SearchQuery } from '../search-address.rules.ts'
import { groupName } from './group-name.ts'
import { ResultLink } from './ResultLink.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './SearchPage.module.css'

const route = getRouteApi('/search')

/** Searches the whole site; works without script. */
export function SearchPage() {
  const t = useText()
  const answer = route.useLoaderData()
  const { q } = useKnownSearch<SearchQuery>()
  return (
    <main className={styles.page} data-content>
      <PageHead title={q ? t('search.titleOf', { q }) : t('search.title')} siteName={t('site.name')} path={null} />
      <h1>{t('search.title')}</h1>
      <SearchBox q={q} isInPage>
        {answer.ok ? answer.data && q ? <Results {...answer.data} q={q} /> : <Start /> : <Failed failure={answer} />}
      </SearchBox>
    </main>
  )
}

interface ResultsProps {
  q: string
  groups: SearchGroup[]
  articles: SearchGroup | null
  seasons: SearchIndex['seasons']
}

function Results({ q, groups, articles, seasons }: ResultsProps) {
  const t = useText()
  const shown = withArticles(groups, articles)
  const count = shown.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <p role="status" className={styles.found}>
        {count > 0 ? t('search.found', { count, q }) : t('search.nothing', { q })}
      </p>
      {!articles && <p className={styles.note}>{t('search.articlesFailed')}</p>}
      {shown[0]?.isGuess && <p className={styles.note}>{t('search.guess')}</p>}
      {shown.map((group) => (
        <Group key={group.kind} group={group} seasons={seasons} />
      ))}
      {count === 0 && (
        <EmptyState title={t('search.nothingHint')}>
          <Places />
        </EmptyState>
      )}
    </>
  )
}

function Group({ group: { kind, results, total }, seasons }: { group: SearchGroup; seasons: SearchIndex['seasons'] }) {
  const t = useText()
  return (
    <section className={styles.group} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>
        {t(groupName[kind])} <span className={styles.count}>{total}</span>
      </h2>
      <ul className={styles.results}>
        {results.map((result) => (
          <li key={`${result.season} ${result.id}`}>
            <ResultLink result={result} seasons={seasons} />
          </li>
        ))}
      </ul>
      {total > results.length && <p className={styles.note}>{t('search.more', { count: total - results.length })}</p>}
    </section>
  )
}

/** The page without a query. */
function Start() {
  const t = useText()
  return (
    <>
      <p className={styles.found}>{t('search.lead')}</p>
      <p className={styles.note}>{t('search.browse')}</p>
      <Places />
    </>
  )
}

function Failed({ failure: { error } }: { failure: Failure }) {
  const t = useText()
  const isTooLong = error === 'query_too_long'
  return (
    <div role="alert" className={styles.found}>
      <EmptyState title={isTooLong ? t('search.errors.query_too_long', { most: longestQuery }) : t(errorKey(error))}>
        <Places />
      </EmptyState>
    </div>
  )
}

const places: [to: string, text: PlainTextKey][] = [
  ['/books/hero', 'site.nav.hero'],
  ['/books/synergy', 'site.nav.synergy'],
  ['/books/equip', 'site.nav.equip'],
  ['/books/hex', 'site.nav.hex'],
  ['/lineup', 'site.nav.lineups'],
  ['/news', 'site.nav.news'],
]

const Places = (): ReactNode => {
  const t = useText()
  return (
    <ul className={styles.places}>
      {places.map(([to, text]) => (
        <li key={to}>
          <Link to={to as '/'}>{t(text)}</Link>
        </li>
      ))}
    </ul>
  )
}
