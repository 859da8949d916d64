import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { baseOf } from '#src/core/languages.ts'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { newsTabs } from '#src/features/news/news.rules.ts'
import { Tabs } from '#src/ui/segmented/Segmented.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { FeedList } from './FeedList.tsx'
import { type NewsSearch, previewOf } from './feed.ts'
import styles from './NewsListPage.module.css'
import { SearchForm } from './SearchForm.tsx'
import type { NamedTab } from './tabs.ts'

const route = getRouteApi('/news')

export function NewsListPage() {
  const answer = route.useLoaderData()
  const shown = useKnownSearch<NewsSearch>()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { data, isInEnglish, tabs } = answer
  const isListed = !shown.q && shown.preview_version === undefined && !isInEnglish && data.total_num > 0
  return (
    <NewsFrame shown={shown} tabs={tabs} isListed={isListed}>
      {shown.q && <Found keyword={shown.q} count={data.total_num} />}
      {data.total_num === 0 ? (
        <NothingThere shown={shown} />
      ) : (
        <FeedList
          key={JSON.stringify([shown.label, shown.q, shown.page])}
          feed={data}
          shown={shown}
          isInEnglish={isInEnglish}
        />
      )}
    </NewsFrame>
  )
}

const feedTypes = [
  ['atom', 'application/atom+xml'],
  ['json', 'application/feed+json'],
] as const

interface NewsFrameProps {
  shown: NewsSearch
  /** Null where the content service named none. */
  tabs: NamedTab[] | null
  /** True for pages that search engines may index. */
  isListed: boolean
  children: ReactNode
}

function NewsFrame({ shown, tabs, isListed, children }: NewsFrameProps) {
  const t = useText()
  const { place } = usePageContext()
  const { label, page, q } = shown
  const tab = label ? t('news.titleOf', { tab: t(`news.tab.${label}`) }) : t('news.title')
  const address = new URLSearchParams({ ...(label && { label }), ...(page && { page: String(page) }) }).toString()
  return (
    <main className={styles.page} data-content>
      <PageHead
        title={page ? t('news.pageOf', { title: tab, page }) : tab}
        siteName={t('site.name')}
        path={isListed ? `/news${address && `?${address}`}` : null}
        summary={import.meta.env.SSR && { description: t('news.summary') }}
      />
      {feedTypes.map(([format, type]) => (
        <link
          key={format}
          rel="alternate"
          type={type}
          title={tab}
          href={`${baseOf(place.language, false)}/news/${label ?? 'all'}.${format}`}
        />
      ))}
      <header className={styles.head}>
        <h1>{t('news.title')}</h1>
        <SearchForm label={label} keyword={q} />
      </header>
      <NewsTabs shown={shown} tabs={tabs ?? newsTabs.map((each) => ({ tab: each, name: t(`news.tab.${each}`) }))} />
      {children}
    </main>
  )
}

function NewsTabs({ shown, tabs }: { shown: NewsSearch; tabs: NamedTab[] }) {
  const t = useText()
  return (
    <Tabs label={t('news.tabs')}>
      {tabs.map(({ tab, name }) => (
        <Link
          key={tab}
          to="/news"
          search={{ ...previewOf(shown), label: tab === 'all' ? undefined : tab, q: shown.q }}
          resetScroll={false}
          data-action="filter_change"
          activeOptions={{ exact: true }}
          aria-current={tab === (shown.label ?? 'all') ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </Tabs>
  )
}

function Found({ keyword, count }: { keyword: string; count: number }) {
  const t = useText()
  return (
    <p className={styles.found} role="status">
      {count > 0 ? t('news.found', { count, keyword }) : t('news.noMatch', { keyword })}
    </p>
  )
}

function NothingThere({ shown: { q } }: { shown: NewsSearch }) {
  const t = useText()
  return (
    <EmptyState title={t(q ? 'news.noMatchHint' : 'news.empty')}>
      <Link to="/news">{t('news.clear')}</Link>
    </EmptyState>
  )
}
