import { useText } from '#src/core/web/texts/text.ts'
import { ChampionTiles } from '#src/game/web/champions/ChampionTiles.tsx'
import { ItemLinks } from '#src/game/web/ItemIcon.tsx'
import { shoppingList } from '../../lineup-units.rules.ts'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import { AdviceCard } from './AdviceCard.tsx'
import styles from './LineupItems.module.css'

interface LineupItemsProps {
  lineup: Lineup
  refs: LineupRefs
}

/** The items to build, the components to take, and the champions that hold what the carry does not. */
export function LineupItems({ lineup, refs }: LineupItemsProps) {
  const t = useText()
  return (
    <AdviceCard title={t('lineups.itemPriority')}>
      <WantedItems lineup={lineup} refs={refs} />
      <ShoppingList lineup={lineup} refs={refs} />
      {lineup.itemPriority.others.map(({ unit, items }) => (
        <div key={unit} className={styles.other}>
          <ChampionTiles ids={[unit]} {...refs} />
          <ItemLinks ids={items} items={refs.items} season={refs.season} />
        </div>
      ))}
    </AdviceCard>
  )
}

/** Items in the order in which they are wanted, each with its components. */
export function WantedItems({ lineup: { components }, refs: { items, season } }: LineupItemsProps) {
  return (
    <ol className={styles.builds}>
      {components.map(({ item, recipe }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item may be wanted twice
        <li key={`${item} ${index}`}>
          <ItemLinks ids={[item]} items={items} season={season} />
          {recipe.length > 0 && (
            <span className={styles.recipe}>
              <ItemLinks ids={recipe} items={items} season={season} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function ShoppingList({ lineup: { components }, refs: { items, season } }: LineupItemsProps) {
  const t = useText()
  const wanted = shoppingList(components)
  if (wanted.length === 0) return null
  return (
    <>
      <h3>{t('lineups.shopping')}</h3>
      <p className={styles.note}>{t('lineups.shoppingNote')}</p>
      <ol className={styles.shopping}>
        {wanted.map(({ item, count }) => (
          <li key={item}>
            <ItemLinks ids={[item]} items={items} season={season} />
            <b>×{count}</b>
          </li>
        ))}
      </ol>
    </>
  )
}
