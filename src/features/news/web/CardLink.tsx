import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ArticleCard } from '../news.contract.ts'
import { targetOf } from '../news.rules.ts'

interface CardLinkProps {
  card: ArticleCard
  className?: string
  children: ReactNode
}

/** Leads where a card leads: to its article, to another, out of the site in a window of its own, or nowhere. */
export function CardLink({ card, className, children }: CardLinkProps) {
  const { place } = useRouteContext({ from: '__root__' })
  const target = targetOf(card)
  if (target.kind === 'article') {
    const { contentId, fatherId } = target
    const search = { content_id: contentId || undefined, father_content_id: contentId ? undefined : fatherId }
    return (
      <Link to="/news/detail" search={search} className={className}>
        {children}
      </Link>
    )
  }
  if (target.kind === 'external') {
    return (
      <a href={target.url} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    )
  }
  if (target.kind === 'inner') {
    const isPage = target.url.startsWith('/') && !target.url.startsWith('/act/')
    return (
      <a href={isPage ? place.base + target.url : target.url} className={className}>
        {children}
      </a>
    )
  }
  return (
    <span className={className} data-fault={target.kind === 'fault' ? target.fault : undefined}>
      {children}
    </span>
  )
}
