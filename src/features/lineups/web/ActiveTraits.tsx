import type { TraitRef } from '#src/game/game.contract.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import { TraitHex } from '#src/game/web/TraitBadge.tsx'
import type { BoardTrait } from '../lineups.contract.ts'
import styles from './ActiveTraits.module.css'

interface ActiveTraitsProps {
  board: BoardTrait[]
  traits: TraitRef[]
  season: string
  tabIndex?: -1 | undefined
}

/** The active traits of a board in a row, each with its number of champions. */
export function ActiveTraits({ board, traits, season, tabIndex }: ActiveTraitsProps) {
  return (
    <ul className={styles.row}>
      {board
        .filter(({ active }) => active)
        .map(({ id, count, active }) => {
          const trait = traits.find((each) => each.id === id)
          return (
            trait && (
              <li key={id} data-style={active!.style}>
                <CardLink of={{ kind: 'trait', season, id }} tabIndex={tabIndex}>
                  <TraitHex trait={trait} season={season} size={32} />
                  <b>{count}</b>
                  <span className="visually-hidden">
                    <Name of={trait} />
                  </span>
                </CardLink>
              </li>
            )
          )
        })}
    </ul>
  )
}
