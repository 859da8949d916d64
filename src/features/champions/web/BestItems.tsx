import { useText } from '#src/core/web/texts/text.ts'
import type { ChampionFiguresAnswer } from '#src/features/rankings/rankings.contract.ts'
import type { ItemRef } from '#src/game/game.contract.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { ChampionParts } from '#src/game/web/champions/ChampionParts.tsx'
import { ItemIcon, ItemLinks } from '#src/game/web/ItemIcon.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import type { FieldingLineup } from '../champions.contract.ts'
import styles from './BestItems.module.css'

interface BestItemsProps {
  /** Null while the database is down. */
  figures: ChampionFiguresAnswer | null
  lineups: FieldingLineup[]
  editorsItems: ItemRef[]
  season: string
}

/** The items and builds that did best in games; with too few of them, those of the editors' lineups. */
export function BestItems({ figures, lineups, editorsItems, season }: BestItemsProps) {
  const t = useText()
  const builds = lineups.filter(({ items }) => items.length === 3)
  const isCounted = (kind: 'items' | 'threes') => figures !== null && figures[kind].length > 0
  const isEditors = {
    items: !isCounted('items') && editorsItems.length > 0,
    builds: !isCounted('threes') && builds.length > 0,
  }
  const counted = (['items', 'threes'] as const).filter(isCounted)
  return (
    <section className={styles.items} id="items">
      <h2>{t('champions.items.title')}</h2>
      {figures && counted.length > 0 && <ChampionParts parts={figures} season={season} kinds={counted} />}
      {counted.length === 0 && editorsItems.length === 0 && <p>{t('game.parts.few')}</p>}
      {(isEditors.items || isEditors.builds) && <p>{t('champions.items.editors')}</p>}
      {isEditors.items && <ItemRow items={editorsItems} season={season} />}
      {isEditors.builds && <Builds lineups={builds} items={editorsItems} season={season} />}
    </section>
  )
}

function ItemRow({ items, season }: { items: ItemRef[]; season: string }) {
  return (
    <ul className={styles.row}>
      {items.map((item) => (
        <li key={item.id}>
          <CardLink of={{ kind: 'item', season, id: item.id }} className={styles.link}>
            <ItemIcon item={item} season={season} />
            <Name of={item} />
          </CardLink>
        </li>
      ))}
    </ul>
  )
}

/** Sets of three items, each with its lineup. */
function Builds({ lineups, items, season }: { lineups: FieldingLineup[]; items: ItemRef[]; season: string }) {
  const t = useText()
  return (
    <>
      <h3>{t('champions.items.builds')}</h3>
      <ul className={styles.row}>
        {lineups.map((lineup) => (
          <li key={lineup.id}>
            <ItemLinks ids={lineup.items} items={items} season={season} />
            <Name of={lineup} />
          </li>
        ))}
      </ul>
    </>
  )
}
