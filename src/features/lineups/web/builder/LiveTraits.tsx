import { useMemo } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { boardTraits } from '#src/game/board-traits.rules.ts'
import { Name } from '#src/game/web/names/Name.tsx'
import { TraitHex } from '#src/game/web/TraitBadge.tsx'
import type { BuilderSeason } from '../../builder/builder.contract.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import styles from './LiveTraits.module.css'

/** All traits of a board by the game's own rules, each with its next step. */
export function LiveTraits({ board, season }: { board: BoardUnit[]; season: BuilderSeason }) {
  const t = useText()
  const traitsOf = useMemo(() => boardTraits(season), [season])
  const traits = traitsOf(board.map(({ champion, items }) => ({ unit: champion, items })))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways, also by keyboard
    <section className={styles.traits} aria-label={t('lineups.traits')} tabIndex={0}>
      {traits.length === 0 && <p>{t('lineup-builder.noTraits')}</p>}
      <ul>
        {traits.map(({ id, count, style, next }) => {
          const trait = season.traits.find((each) => each.id === id)
          return (
            trait && (
              <li key={id} data-style={style ?? undefined}>
                <TraitHex trait={trait} season={season.id} size={32} />
                <b>{count}</b>
                <span className={styles.name}>
                  <Name of={trait} />
                </span>
                <small>{next === null ? t('lineups.lastStep') : t('lineups.nextStep', { next })}</small>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
