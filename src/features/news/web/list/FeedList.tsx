import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { Feed } from '#src/features/news/news.contract.ts'
import { pageSize, pagesOf } from '#src/features/news/news.rules.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { usePullToRefresh } from '#src/ui/hooks/usePullToRefresh.ts'
import { Pager } from '#src/ui/Pager.tsx'
import { ListState } from '#src/ui/states/ListState.tsx'
import { ArticleCardTile } from './ArticleCardTile.tsx'
import styles from './FeedList.module.css'
import type { NewsSearch } from './feed.ts'
import { useEndlessFeed } from './useEndlessFeed.ts'
import { useFeedEvents } from './useFeedEvents.ts'

interface FeedListProps {
  feed: Feed
  shown: NewsSearch
  /** Shown in English, as the language has none. */
  isInEnglish: boolean
}

/** A page of articles with more on demand; phones append by themselves, wide screens have a pager as well. */
export function FeedList({ feed, shown, isInEnglish }: FeedListProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const announce = useFeedEvents(list, feed, shown)
  const endless = useEndlessFeed({ feed, shown, announce })
  const pull = usePullToRefresh(list, endless.refresh)
  const [lead, ...rest] = endless.cards
  const lang = isInEnglish ? 'en' : undefined
  const page = shown.page ?? 1
  return (
    <div ref={list} className={styles.list}>
      <div aria-live="polite">{pull !== 'rest' && <ListState state={pull} />}</div>
      {isInEnglish && <p className={styles.note}>{t('news.inEnglish')}</p>}
      {lead && <ArticleCardTile key={lead.content_id} card={lead} isLead lang={lang} />}
      <ul className={styles.tiles}>
        {rest.map((card) => (
          <li key={card.content_id}>
            <ArticleCardTile card={card} lang={lang} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div ref={endless.sentinel} className={styles.endless}>
          <EndlessFoot endless={endless} shown={shown} next={page + Math.ceil(endless.cards.length / pageSize)} />
        </div>
        <div className={styles.paged}>
          <Pager
            page={page}
            pages={pagesOf(feed.total_num)}
            link={(each, content, current) => (
              <Link to="/news" search={{ ...shown, page: each > 1 ? each : undefined }} aria-current={current}>
                {content}
              </Link>
            )}
          />
        </div>
      </div>
    </div>
  )
}

interface EndlessFootProps {
  endless: ReturnType<typeof useEndlessFeed>
  shown: NewsSearch
  /** Next page, for visitors without script. */
  next: number
}

/** Stays while loading, as it may have the focus. */
function EndlessFoot({ endless: { state, loadMore }, shown, next }: EndlessFootProps) {
  const t = useText()
  const isPassive = state === 'loading' || state === 'end'
  return (
    <>
      <div role="status">{isPassive && <ListState state={state} />}</div>
      {state === 'failed' && <p role="alert">{t('news.moreFailed')}</p>}
      {state !== 'end' && (
        <Link
          to="/news"
          search={{ ...shown, page: next }}
          className={buttonClass({ variant: 'solid' })}
          aria-disabled={isPassive || undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            void loadMore()
          }}
        >
          {t(state === 'failed' ? 'site.error.retry' : 'news.more')}
        </Link>
      )}
    </>
  )
}
