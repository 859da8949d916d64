import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import type { ArticleCard, Feed } from '#src/features/news/news.contract.ts'
import { askFeed, type NewsSearch } from './feed.ts'
import type { Announce } from './useFeedEvents.ts'

/** State of the end of the list. */
type EndState = 'rest' | 'loading' | 'failed' | 'end'

export interface EndlessFeed {
  /** Cards of the page and those appended. */
  cards: ArticleCard[]
  state: EndState
  loadMore: () => Promise<void>
  /** Reloads the page and drops appended cards. */
  refresh: () => Promise<void>
  /** Appends when this comes near, on phones. */
  sentinel: RefObject<HTMLDivElement | null>
}

interface Fetched {
  /** The page that the cards follow; they are void after another one. */
  after: Feed
  cards: ArticleCard[]
  isFinished: boolean
}

/** Appended cards by list, so that going back finds them. */
const kept = new Map<string, Fetched>()

/** Appends further articles until all are loaded; ignores requests while loading. */
export function useEndlessFeed(given: { feed: Feed; shown: NewsSearch; announce: Announce }): EndlessFeed {
  const { feed, shown, announce } = given
  const { ask } = usePageContext()
  const router = useRouter()
  const key = JSON.stringify([shown.label, shown.q, shown.page])
  const [fetched, setFetched] = useState<Fetched>(() => keptAfter(feed, key))
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const loading = useRef<Feed | null>(null)
  const sentinel = useRef<HTMLDivElement>(null)
  const more = fetched.after === feed ? fetched.cards : noCards
  const isEnd = feed.is_finish || (fetched.after === feed && fetched.isFinished)

  const loadMore = useCallback(async () => {
    if (loading.current === feed || isEnd) return
    loading.current = feed
    setState('loading')
    const offset = feed.next_offset + more.length
    announce('loadstart', { offset })
    const answer = await askFeed(ask, shown, offset)
    if (loading.current !== feed) return // the list was reloaded meanwhile
    loading.current = null
    setState(answer.ok ? 'rest' : 'failed')
    if (!answer.ok) return announce('loaderror', { error: answer.error })
    const { info_content, is_finish, total_num: total } = answer.data
    const cards = [...more, ...info_content]
    const next = { after: feed, cards, isFinished: is_finish || info_content.length === 0 }
    kept.set(key, next)
    setFetched(next)
    announce('loadend', { shown: feed.info_content.length + cards.length, total })
    if (next.isFinished) announce('finish')
  }, [ask, announce, feed, isEnd, key, more, shown])

  const refresh = useCallback(async () => {
    kept.delete(key)
    loading.current = null
    setFetched(nothingAfter(feed))
    setState('rest')
    announce('loadstart', { offset: 0 })
    await router.invalidate({ sync: true })
    announce('loadend')
  }, [announce, feed, key, router])

  useEffect(() => {
    const area = sentinel.current!
    const observer = new IntersectionObserver(
      ([entry]) => void (entry!.isIntersecting && state === 'rest' && isPhone() && loadMore()),
      { rootMargin: '0px 0px 50%' },
    )
    observer.observe(area)
    return () => observer.disconnect()
  }, [loadMore, state])

  const own = new Set(feed.info_content.map(({ content_id }) => content_id))
  const cards = [...feed.info_content, ...more.filter(({ content_id }) => !own.has(content_id))] // a new article shifts the others
  return { cards, state: isEnd ? 'end' : state, loadMore, refresh, sentinel }
}

/** Whether the list has no pager; see FeedList.module.css. */
const isPhone = () => matchMedia('(max-width: 640px)').matches

const noCards: ArticleCard[] = []
const nothingAfter = (feed: Feed): Fetched => ({ after: feed, cards: noCards, isFinished: false })

/** Appended cards of the same page, even if it was reloaded. */
function keptAfter(feed: Feed, key: string): Fetched {
  const fetched = kept.get(key)
  const isSame =
    fetched?.after.total_num === feed.total_num &&
    fetched.after.info_content[0]?.content_id === feed.info_content[0]?.content_id
  return isSame ? { ...fetched, after: feed } : nothingAfter(feed)
}
