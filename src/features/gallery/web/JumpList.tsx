import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import type { GalleryKind } from '../gallery-address.rules.ts'
import styles from './JumpList.module.css'

interface JumpListProps {
  kind: GalleryKind
  season: string
  /** Parts of the page by the id of their element. */
  parts: { id: string; name: ReactNode }[]
}

/** Links to the parts of a long page, on phones. */
export function JumpList({ kind, season, parts }: JumpListProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  return (
    <nav className={styles.jumps} aria-label={t('gallery.jump')}>
      {parts.map(({ id, name }) => (
        <Link key={id} to={`/books/${kind}`} search={{ season, ...namesSearch }} hash={id} replace preload={false}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
