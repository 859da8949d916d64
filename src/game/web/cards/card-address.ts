import type { PageAddress } from '#src/core/web/router/PlainLink.tsx'
import type { NamesSearch } from '../names/Name.tsx'

const cardKinds = ['champion', 'trait', 'item', 'augment', 'snack'] as const
export type CardKind = (typeof cardKinds)[number]

/** What a card shows. */
export interface CardSubject {
  kind: CardKind
  /** Season key. */
  season: string
  id: string
}

/** A subject's page, or its place in the gallery. */
export function addressOfCard({ kind, season, id }: CardSubject, names: NamesSearch): PageAddress {
  switch (kind) {
    case 'champion':
      return { to: '/chess/$season/$heroId', params: { season, heroId: id }, search: names }
    case 'trait':
      return { to: '/books/synergy', search: { season, ...names }, hash: id }
    case 'item':
      return { to: '/books/equip', search: { season, ...names }, hash: id }
    case 'augment':
      return { to: '/books/hex', search: { season, ...names }, hash: id }
    case 'snack':
      return { to: '/books/goop', search: { season, ...names }, hash: id }
  }
}

/** The attributes by which `subjectOf` finds a link's card. */
export const cardAttributes = ({ kind, season, id }: CardSubject) => ({
  'data-card': kind,
  'data-season': season,
  'data-id': id,
})

/** The subject of a link's card; null for links without a card. */
export function subjectOf({ card, season, id }: DOMStringMap): CardSubject | null {
  const kind = cardKinds.find((each) => each === card)
  return kind && season && id ? { kind, season, id } : null
}
