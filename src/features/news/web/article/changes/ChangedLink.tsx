import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ChangedKind, ShownChange } from '#src/features/news/changes.contract.ts'

/** Galleries with an entry for each id. */
const galleries = { trait: '/books/synergy', item: '/books/equip', augment: '/books/hex' } as const satisfies Record<
  Exclude<ChangedKind, 'champion'>,
  string
>

/** A link to the page of a champion, or to the entry of a trait, an item or an augment in the gallery. */
export function ChangedLink({ change: { season, kind, id }, children }: { change: ShownChange; children: ReactNode }) {
  if (kind === 'champion') {
    return (
      <Link to="/chess/$season/$heroId" params={{ season, heroId: id }}>
        {children}
      </Link>
    )
  }
  return (
    <Link to={galleries[kind]} search={{ season }} hash={id}>
      {children}
    </Link>
  )
}
