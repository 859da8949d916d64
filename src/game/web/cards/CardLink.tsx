import type { AnchorHTMLAttributes } from 'react'
import { PlainLink } from '#src/core/web/router/PlainLink.tsx'
import { useNamesSearch } from '../names/Name.tsx'
import { addressOfCard, type CardSubject, cardAttributes } from './card-address.ts'

interface CardLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  of: CardSubject
  [data: `data-${string}`]: unknown
}

/** A link to a subject's page or place in the gallery, which opens its card in place once hydrated. */
export const CardLink = ({ of, ...attributes }: CardLinkProps) => (
  <PlainLink {...attributes} {...addressOfCard(of, useNamesSearch())} {...cardAttributes(of)} preload={false} />
)
