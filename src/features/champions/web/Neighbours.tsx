import { Link, type LinkProps } from '@tanstack/react-router'
import { useText } from '../../../core/web/text.ts'
import type { ChampionRef } from '../../../game/game.contract.ts'
import { Name } from '../../../game/web/Name.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Neighbours.module.css'

interface NeighboursProps {
  previous: ChampionRef | null
  next: ChampionRef | null
  to: (champion: ChampionRef) => Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** The champions before and after this one. */
export function Neighbours({ previous, next, to }: NeighboursProps) {
  const t = useText()
  return (
    <nav className={styles.neighbours} aria-label={t('champions.neighbours')}>
      {previous && (
        <Link {...to(previous)} rel="prev">
          <Icon name="back" /> <Name of={previous} />
        </Link>
      )}
      {next && (
        <Link {...to(next)} rel="next" className={styles.next}>
          <Name of={next} /> <Icon name="forward" />
        </Link>
      )}
    </nav>
  )
}
