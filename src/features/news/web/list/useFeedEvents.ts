import { type RefObject, useCallback, useEffect } from 'react'
import type { Feed } from '#src/features/news/news.contract.ts'
import type { NewsSearch } from './feed.ts'

/** What a list of news tells: events of the DOM that rise from it, for whoever counts or watches. */
export type FeedEvent = 'loadstart' | 'loadend' | 'loaderror' | 'label-change' | 'update' | 'finish' | 'news-click'
export type Announce = (event: FeedEvent, detail?: Record<string, unknown>) => void

/** Makes what announces a list's events, and announces a new label, new articles and clicks on them. */
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
