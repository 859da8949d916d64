import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../core/web/text.ts'
import { costs, itemCategories } from '../../../game/game.contract.ts'
import { FilterBar } from '../../../game/web/FilterBar.tsx'
import { useName } from '../../../game/web/Name.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { lineupAudiences, lineupStyles, lineupTiers } from '../../lineups/lineups.contract.ts'
import { bracketNames, type RankingAnswer, type RankingKind, rankedModes } from '../rankings.contract.ts'
import { minimums, type RankingFilter } from '../rankings-address.rules.ts'

interface RankFiltersProps {
  kind: RankingKind
  filter: RankingFilter
  answer: RankingAnswer
  /** Rows that are shown. */
  count: number
}

/** The filters that one ranking alone has. */
const ownFilters: Record<RankingKind, string[]> = {
  lineup: ['style', 'audience', 'class', 'power'],
  hero: ['cost'],
  equip: ['category'],
  trait: [],
}

/** Which boards are counted and which rows are shown. */
export function RankFilters({ kind, filter, answer, count }: RankFiltersProps) {
  const t = useText()
  const { versions, items, minimum } = answer
  const categories = itemCategories.filter((category) => items.some((item) => item.category === category))
  return (
    <FilterBar
      filter={filter}
      chosenHere={['bracket', 'min', ...(versions.length > 1 ? ['version'] : []), ...ownFilters[kind]]}
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
      {kind === 'lineup' && <LineupFilters filter={filter} answer={answer} />}
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

/** What editors say of lineups: clusters have none of it. */
function LineupFilters({ filter, answer: { lineups, traits } }: Pick<RankFiltersProps, 'filter' | 'answer'>) {
  const t = useText()
  const nameOf = useName()
  const classes = traits.filter(({ id }) => lineups.some(({ advice }) => advice?.class === id))
  return (
    <>
      <Choice name="style" label={t('rankings.filter.style')} chosen={filter.style}>
        <option value="">{t('rankings.filter.anyStyle')}</option>
        {lineupStyles.map((style) => (
          <option key={style} value={style}>
            {t(`rankings.style.${style}`)}
          </option>
        ))}
      </Choice>
      <Choice name="audience" label={t('rankings.filter.audience')} chosen={filter.audience}>
        <option value="">{t('rankings.filter.anyAudience')}</option>
        {lineupAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {t(`rankings.audience.${audience}`)}
          </option>
        ))}
      </Choice>
      <Choice name="class" label={t('rankings.filter.class')} chosen={filter.class}>
        <option value="">{t('rankings.filter.anyClass')}</option>
        {classes.map((trait) => (
          <option key={trait.id} value={trait.id}>
            {nameOf(trait).text}
          </option>
        ))}
      </Choice>
      <Choice name="power" label={t('rankings.filter.power')} chosen={filter.power}>
        <option value="">{t('rankings.filter.anyPower')}</option>
        {lineupTiers.map((power) => (
          <option key={power} value={power}>
            {t('rankings.power', { power })}
          </option>
        ))}
      </Choice>
    </>
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
