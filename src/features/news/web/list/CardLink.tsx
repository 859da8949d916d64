import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inPlace } from '#src/core/languages.ts'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import type { ArticleCard } from '#src/features/news/news.contract.ts'
import { targetOf } from '#src/features/news/news.rules.ts'
import { linkTo } from '../links.ts'
import { previewOf } from './feed.ts'

interface CardLinkProps {
  card: ArticleCard
  className?: string
  children: ReactNode
}

/** Link of a card: to its article, another one, an external window, or nowhere. */
export function CardLink({ card, className, children }: CardLinkProps) {
  const { place } = usePageContext()
  const target = targetOf(card)
  const { content_id: drafted, ...preview } = previewOf(useKnownSearch())
  if (target.kind === 'article') {
    const { contentId, fatherId } = target
    const address = contentId
      ? linkTo(contentId, contentId === drafted ? preview : {})
      : { to: '/news/detail', search: { father_content_id: fatherId } }
    return (
      <Link {...(address as ReturnType<typeof linkTo>)} className={className}>
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
    return (
      <a href={inPlace(target.url, place)} className={className}>
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
