import { getRouteApi } from '@tanstack/react-router'
import { memo } from 'react'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { Item } from '#src/features/gallery/gallery.contract.ts'
import { filterItems } from '#src/features/gallery/gallery.rules.ts'
import type { GalleryFilter } from '#src/features/gallery/gallery-address.rules.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import { type ItemCategory, itemCategories } from '#src/game/game.contract.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { SeasonMenu } from '#src/game/web/SeasonPicker.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { CountedTitle } from '../CountedTitle.tsx'
import { FigureLine } from '../FigureLine.tsx'
import { FiguresNote } from '../FiguresNote.tsx'
import { FilterChoice } from '../FilterChoice.tsx'
import { GalleryFrame } from '../GalleryFrame.tsx'
import { JumpList } from '../JumpList.tsx'
import { NoMatch } from '../NoMatch.tsx'
import { useTargetId } from '../useTargetId.ts'
import styles from './EquipListPage.module.css'
import { ItemCard } from './ItemCard.tsx'
import { RecipeGrid } from './RecipeGrid.tsx'

const route = getRouteApi('/books/equip')

export function EquipListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useListSearch<GalleryFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { items, season, seasons } = answer.data
  const count = filterItems(items, filter).length
  return (
    <GalleryFrame kind="equip" filter={filter} {...answer.data} named={answer.data.items}>
      <FilterBar
        filter={filter}
        line={
          <>
            <SeasonMenu seasons={seasons} current={season} names={filter.names} />
            <CategoryChoice items={items} filter={filter} />
          </>
        }
        count={count}
        counted={t('gallery.count.equip', { count })}
      />
      {season && <FiguresNote kind="equip" season={season.id} figures={answer.data.figures} />}
      {season && <ItemList items={items} season={season.id} filter={deferred} figures={answer.data.figures} />}
    </GalleryFrame>
  )
}

interface ItemListProps {
  items: Item[]
  season: string
  filter: GalleryFilter
  figures: ShortFigures | null
}

const ItemList = memo(function ItemList({ items, season, filter, figures }: ItemListProps) {
  const t = useText()
  const shown = filterItems(items, filter)
  const isWhole = !filter.category && !filter.q
  const sectionOf = (category: ItemCategory) => (
    <ItemSection
      key={category}
      id={category}
      title={t(`game.itemCategory.${category}`)}
      items={shown.filter((item) => item.category === category)}
      all={items}
      season={season}
      figures={figures}
    />
  )
  const [component, ...others] = itemCategories
  return (
    <>
      {isWhole && (
        <JumpList
          kind="equip"
          season={season}
          parts={itemCategories
            .filter((category) => items.some((item) => item.category === category))
            .map((category) => ({ id: category, name: t(`game.itemCategory.${category}`) }))}
        />
      )}
      <div className={isWhole ? styles.recipes : undefined}>
        {isWhole && <RecipeGrid items={items} season={season} />}
        {sectionOf(component)}
      </div>
      {shown.length === 0 && (
        <NoMatch kind="equip" filter={filter} countOf={(other) => filterItems(items, other).length} />
      )}
      {others.map(sectionOf)}
    </>
  )
})

interface ItemSectionProps extends Omit<ItemEntryProps, 'item'> {
  id: string
  title: string
  items: Item[]
}

function ItemSection({ id, title, items, ...shared }: ItemSectionProps) {
  const target = useTargetId()
  if (items.length === 0) return null
  return (
    <section id={id} className={styles.section}>
      <CountedTitle count={items.length}>{title}</CountedTitle>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} id={item.id} data-target={item.id === target || undefined}>
            <ItemEntry item={item} {...shared} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ItemEntryProps {
  item: Item
  all: Item[]
  season: string
  figures: ShortFigures | null
}

const ItemEntry = memo(function ItemEntry({ item, all, season, figures }: ItemEntryProps) {
  return (
    <ItemCard item={item} all={all} season={season} heading="h3">
      <FigureLine of={item.id} figures={figures} />
    </ItemCard>
  )
})

function CategoryChoice({ items, filter }: { items: Item[]; filter: GalleryFilter }) {
  const t = useText()
  return (
    <FilterChoice
      to="/books/equip"
      filter={filter}
      field="category"
      label={t('gallery.filter.category')}
      values={itemCategories.filter((category) => items.some((item) => item.category === category))}
      nameOf={(category) => t(`game.itemCategory.${category}`)}
    />
  )
}
