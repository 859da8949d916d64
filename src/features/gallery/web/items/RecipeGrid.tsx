import { useText } from '#src/core/web/texts/text.ts'
import type { Item } from '#src/features/gallery/gallery.contract.ts'
import { ItemLink } from '#src/game/web/ItemIcon.tsx'
import styles from './RecipeGrid.module.css'

/** A table of the item that two components make; on a phone it scrolls sideways with a fixed head. */
export function RecipeGrid({ items, season }: { items: Item[]; season: string }) {
  const t = useText()
  const components = items.filter(
    (item) => item.category === 'component' && items.some(({ recipe }) => recipe.includes(item.id)),
  )
  const made = new Map(
    items.filter(({ recipe }) => recipe.length === 2).map((item) => [[...item.recipe].sort().join(), item]),
  )
  const result = (a: Item, b: Item) => made.get([a.id, b.id].sort().join())
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('gallery.recipes')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('gallery.recipes')} tabIndex={0}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <td />
              {components.map((item) => (
                <th key={item.id} scope="col">
                  <ItemLink item={item} season={season} isEarly />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {components.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <ItemLink item={row} season={season} isEarly />
                </th>
                {components.map((column) => {
                  const item = result(row, column)
                  return <td key={column.id}>{item && <ItemLink item={item} season={season} isEarly />}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
