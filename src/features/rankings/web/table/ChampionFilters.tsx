import { useText } from '#src/core/web/texts/text.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { type ChampionRef, costs } from '#src/game/game.contract.ts'
import { useName } from '#src/game/web/names/Name.tsx'
import { Choice } from './RankFilters.tsx'

interface ChampionFiltersProps {
  champions: ChampionRef[]
  filter: RankingFilter
}

export function ChampionFilters({ champions, filter }: ChampionFiltersProps) {
  const t = useText()
  const nameOf = useName()
  const options = champions.map((champion) => (
    <option key={champion.id} value={champion.id}>
      {nameOf(champion).text}
    </option>
  ))
  return (
    <>
      <Choice name="cost" label={t('rankings.filter.cost')} chosen={filter.cost}>
        <option value="">{t('rankings.filter.anyCost')}</option>
        {costs.map((cost) => (
          <option key={cost} value={cost}>
            {t('game.cost', { cost })}
          </option>
        ))}
      </Choice>
      <Choice name="a" label={t('rankings.compare.one')} chosen={filter.a}>
        <option value="">{t('rankings.compare.one')}</option>
        {options}
      </Choice>
      <Choice name="b" label={t('rankings.compare.other')} chosen={filter.b}>
        <option value="">{t('rankings.compare.other')}</option>
        {options}
      </Choice>
    </>
  )
}
