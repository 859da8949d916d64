import { getRouteApi } from '@tanstack/react-router'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { type ItemCategory, type ItemRef, itemCategories } from '#src/game/game.contract.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { ItemIcon } from '#src/game/web/ItemIcon.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { type Show, useEntries } from '../shown-list.ts'
import { RankedSubject } from './RankedSubject.tsx'
import { Choice } from './RankFilters.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/equip')

export function EquipRankPage() {
  const answer = route.useLoaderData()
  const entries = useEntries(answer, 'items')
  const { filter } = useListSearch<RankingFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  return (
    <RankPage
      kind="equip"
      answer={answer.data}
      entries={entries}
      foot={<p>{t('rankings.copyNote')}</p>}
      show={showItem}
      own={{ names: ['category'], controls: <CategoryFilter items={answer.data.items} chosen={filter.category} /> }}
    />
  )
}

const showItem: Show<ItemRef> = ({ of }, { season }) => <RankedItem item={of} season={season} />

function CategoryFilter({ items, chosen }: { items: ItemRef[]; chosen: ItemCategory | undefined }) {
  const t = useText()
  const categories = itemCategories.filter((category) => items.some((item) => item.category === category))
  return (
    <Choice name="category" label={t('rankings.filter.category')} chosen={chosen}>
      <option value="">{t('rankings.filter.anyCategory')}</option>
      {categories.map((category) => (
        <option key={category} value={category}>
          {t(`game.itemCategory.${category}`)}
        </option>
      ))}
    </Choice>
  )
}

function RankedItem({ item, season }: { item: ItemRef; season: string }) {
  const t = useText()
  return (
    <CardLink of={{ kind: 'item', season, id: item.id }}>
      <RankedSubject of={item} picture={<ItemIcon item={item} season={season} />}>
        {t(`game.itemCategory.${item.category}`)}
      </RankedSubject>
    </CardLink>
  )
}
