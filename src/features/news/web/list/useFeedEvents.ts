import { type RefObject, useCallback, useEffect } from 'react'
import type { Feed } from '#src/features/news/news.contract.ts'
import type { NewsSearch } from './feed.ts'

/** DOM events of the list, for analytics and tests. */
export type FeedEvent = 'loadstart' | 'loadend' | 'loaderror' | 'label-change' | 'update' | 'finish' | 'news-click'
export type Announce = (event: FeedEvent, detail?: Record<string, unknown>) => void

/** Returns the announcer of events; announces new labels, articles and clicks. */
export function useFeedEvents(
  list: RefObject<HTMLElement | null>,
  feed: Feed,
  { label = 'all' }: NewsSearch,
): Announce {
  const announce = useCallback<Announce>(
    (event, detail) => void list.current?.dispatchEvent(new CustomEvent(event, { bubbles: true, detail })),
    [list],
  )
  useEffect(() => announce('label-change', { label }), [announce, label])
  useEffect(() => announce('update', { shown: feed.info_content.length, total: feed.total_num }), [announce, feed])
  useEffect(() => {
    const area = list.current!
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('article a[href]')
      if (link) announce('news-click', { href: link.href })
    }
    area.addEventListener('click', onClick)
    return () => area.removeEventListener('click', onClick)
  }, [announce, list])
  return announce
}
