import type { ReactNode } from 'react'
import { useText } from '../core/web/texts/text.ts'
import styles from './Pager.module.css'

interface PagerProps {
  /** Starts at 1. */
  page: number
  pages: number
  /** Renders a link to a page; `current` is its aria-current. */
  link: (page: number, content: ReactNode, current?: 'page') => ReactNode
}

/** Links to pages of a list: previous, first, nearby, last and next. */
export function Pager({ page, pages, link }: PagerProps) {
  const t = useText()
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={t('site.pager.label')}>
      {page > 1 && link(page - 1, t('site.pager.previous'))}
      <ol>
        {shownPages(page, pages).map((each) => (
          <li key={each}>{each < 0 ? '…' : link(each, each, each === page ? 'page' : undefined)}</li>
        ))}
      </ol>
      {page < pages && link(page + 1, t('site.pager.next'))}
    </nav>
  )
}

/** First, nearby and last page numbers; a negative number stands for the gap before that page. */
export function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1]
    return before === undefined || each === before + 1 ? [each] : [-each, each]
  })
}
