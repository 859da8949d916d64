import { useRouteContext, useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ArticleCard, Feed } from '../news.contract.ts'
import { pageSize } from '../news.rules.ts'
import { askFeed, type NewsSearch } from './feed.ts'
import type { Announce } from './useFeedEvents.ts'

/** What the end of a list is doing: nothing, fetching, told that fetching failed, or the end of all. */
type EndState = 'rest' | 'loading' | 'failed' | 'end'

export interface EndlessFeed {
  /** Those of the page, and those that were fetched after them. */
  cards: ArticleCard[]
  state: EndState
  loadMore: () => Promise<void>
  /** Asks for the page anew and forgets what was fetched after it. */
  refresh: () => Promise<void>
  /** On phones the list goes on when this comes near. */
  sentinel: RefObject<HTMLDivElement | null>
}

interface Fetched {
  /** The page after which they stand: another one begins anew. */
  after: Feed
  cards: ArticleCard[]
}

/** What was fetched stays for a while, so that coming back from an article finds the list as it was. */
const kept = new Map<string, Fetched>()

/** Appends the following articles to a page's until all are there; while some are fetched, another wish is passed over. */
export function useEndlessFeed(given: { feed: Feed; shown: NewsSearch; announce: Announce }): EndlessFeed {
  const { feed, shown, announce } = given
  const { ask } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const key = JSON.stringify([shown.label, shown.q, shown.page])
  const [more, setMore] = useState<ArticleCard[]>(() => keptAfter(feed, key))
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const isLoading = useRef(false)
  const sentinel = useRef<HTMLDivElement>(null)
  const cards = [...feed.info_content, ...more.filter(({ content_id }) => !isIn(feed.info_content, content_id))]
  const offset = ((shown.page ?? 1) - 1) * pageSize + feed.info_content.length + more.length
  const isEnd = offset >= feed.total_num

  const loadMore = useCallback(async () => {
    if (isLoading.current || isEnd) return
    isLoading.current = true
    setState('loading')
    announce('loadstart', { offset })
    const answer = await askFeed(ask, shown, offset)
    isLoading.current = false
    if (!answer.ok) {
      announce('loaderror', { error: answer.error })
      return setState('failed')
    }
    const all = [...more, ...answer.data.info_content]
    kept.set(key, { after: feed, cards: all })
    setMore(all)
    setState('rest')
    announce('loadend', { shown: feed.info_content.length + all.length, total: feed.total_num })
    if (answer.data.is_finish) announce('finish')
  }, [ask, announce, feed, isEnd, key, more, offset, shown])

  const refresh = useCallback(async () => {
    kept.delete(key)
    setMore([])
    announce('loadstart', { offset: 0 })
    await router.invalidate({ sync: true })
    announce('loadend')
  }, [announce, key, router])

  useEffect(() => {
    const area = sentinel.current!
    const observer = new IntersectionObserver(
      ([entry]) => void (entry!.isIntersecting && state === 'rest' && loadMore()),
      { rootMargin: '0px 0px 50%' },
    )
    observer.observe(area)
    return () => observer.disconnect()
  }, [loadMore, state])

  return { cards, state: isEnd ? 'end' : state, loadMore, refresh, sentinel }
}

function keptAfter(feed: Feed, key: string): ArticleCard[] {
  const fetched = kept.get(key)
  const isSame = fetched?.after.total_num === feed.total_num
  return isSame && fetched.after.info_content[0]?.content_id === feed.info_content[0]?.content_id ? fetched.cards : []
}

const isIn = (cards: ArticleCard[], id: string) => cards.some(({ content_id }) => content_id === id)
