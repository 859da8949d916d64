import type { LinkProps } from '@tanstack/react-router'
import { articlePath } from '#src/features/news/news.rules.ts'
import { addressOfCard } from '#src/game/web/cards/card-address.ts'
import type { NamesSearch } from '#src/game/web/names/Name.tsx'
import type { SearchResult } from '../search.contract.ts'

type Address = Pick<LinkProps, 'to' | 'params' | 'hash'> & { search?: object }

/** Where a result leads: its page, or its place in the gallery; augments and power snax are filtered by name. */
export function addressOf({ kind, id, season, name }: SearchResult, names: NamesSearch): Address {
  switch (kind) {
    case 'champion':
    case 'trait':
    case 'item':
      return addressOfCard({ kind, season: season!, id }, names)
    case 'augment':
      return { to: '/books/hex', search: { season, q: name.text, ...names } }
    case 'snack':
      return { to: '/books/goop', search: { season, q: name.text, ...names } }
    case 'lineup':
      return { to: '/lineupDetail/$season/$lineupId', params: { season, lineupId: id }, search: names }
    case 'guide':
      return { to: '/guide', hash: id }
    case 'article':
      return { to: articlePath(id) as '/' }
  }
}
