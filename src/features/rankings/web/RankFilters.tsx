import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../core/web/text.ts'
import { costs, itemCategories } from '../../../game/game.contract.ts'
import { FilterBar } from '../../../game/web/FilterBar.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { bracketNames, type RankingAnswer, type RankingKind, rankedModes } from '../rankings.contract.ts'
import { minimums, type RankingFilter } from '../rankings-address.rules.ts'

interface RankFiltersProps {
  kind: RankingKind
  filter: RankingFilter
  answer: RankingAnswer
  /** Rows that are shown. */
  count: number
}

/** Which boards are counted and which rows are shown. */
export function RankFilters({ kind, filter, answer: { versions, items, minimum }, count }: RankFiltersProps) {
  const t = useText()
  const categories = itemCategories.filter((category) => items.some((item) => item.category === category))
  return (
    <FilterBar
      filter={filter}
      chosenHere={['bracket', 'min', ...(versions.length > 1 ? ['version'] : []), 'cost', 'category']}
      count={count}
      counted={t('rankings.count', { count })}
    >
      <Segmented label={t('rankings.filter.mode')}>
        {rankedModes.map((mode) => (
          <Link
            key={mode}
            to="."
            search={{ ...filter, mode } as never}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={mode === (filter.mode ?? 'ranked') ? 'true' : undefined}
          >
            {t(`rankings.mode.${mode}`)}
          </Link>
        ))}
      </Segmented>
      <Choice name="bracket" label={t('rankings.filter.bracket')} chosen={filter.bracket}>
        {bracketNames.map((bracket) => (
          <option key={bracket} value={bracket === 'all' ? '' : bracket}>
            {t(`rankings.bracket.${bracket}`)}
          </option>
        ))}
      </Choice>
      {versions.length > 1 && (
        <Choice name="version" label={t('rankings.filter.version')} chosen={filter.version}>
          {versions.map((version, index) => (
            <option key={version} value={index === 0 ? '' : version}>
              {t('rankings.version', { version })}
            </option>
          ))}
        </Choice>
      )}
      {kind === 'hero' && (
        <Choice name="cost" label={t('rankings.filter.cost')} chosen={filter.cost}>
          <option value="">{t('rankings.filter.anyCost')}</option>
          {costs.map((cost) => (
            <option key={cost} value={cost}>
              {t('game.cost', { cost })}
            </option>
          ))}
        </Choice>
      )}
      {kind === 'equip' && (
        <Choice name="category" label={t('rankings.filter.category')} chosen={filter.category}>
          <option value="">{t('rankings.filter.anyCategory')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`game.itemCategory.${category}`)}
            </option>
          ))}
        </Choice>
      )}
      <Choice name="min" label={t('rankings.filter.min')} chosen={filter.min}>
        {[...new Set([minimum, ...minimums])]
          .toSorted((a, b) => a - b)
          .map((least) => (
            <option key={least} value={least === minimum ? '' : least}>
              {t('rankings.filter.minOf', { count: least })}
            </option>
          ))}
      </Choice>
    </FilterBar>
  )
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string | number | undefined
  children: ReactNode
}

const Choice = ({ name, label, chosen, children }: ChoiceProps) => (
  <select name={name} defaultValue={chosen ?? ''} aria-label={label}>
    {children}
  </select>
)
