import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import {
  bracketNames,
  type CountedUnit,
  type RankingAnswer,
  rankedModes,
} from '#src/features/rankings/rankings.contract.ts'
import { minimums, type RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import type { SheetCount } from '#src/game/web/FilterSheet.tsx'

interface RankFiltersProps {
  filter: RankingFilter
  answer: RankingAnswer
  unit: CountedUnit
  /** Number of shown rows. */
  count: number
  /** Names of the filters that only this ranking has, and their controls. */
  own: string[]
  children: ReactNode
  /** Menus of the filter line. */
  line: ReactNode
  countOf: SheetCount['countOf']
}

export function RankFilters({ filter, answer, unit, count, own, children, line, countOf }: RankFiltersProps) {
  const t = useText()
  const { versions, defaultVersion, minimum } = answer
  return (
    <FilterBar
      filter={filter}
      chosenHere={['mode', 'bracket', 'min', ...(versions.length > 1 ? ['version'] : []), ...own]}
      line={line}
      sheet={{ countOf, shown: (number) => t('game.filter.show', { count: number }) }}
      count={count}
      counted={t('rankings.count', { count })}
    >
      <Choice name="mode" label={t('rankings.filter.mode')} chosen={filter.mode}>
        {rankedModes.map((mode) => (
          <option key={mode} value={mode === 'ranked' ? '' : mode}>
            {t(`rankings.mode.${mode}`)}
          </option>
        ))}
      </Choice>
      <Choice name="bracket" label={t('rankings.filter.bracket')} chosen={filter.bracket}>
        {bracketNames.map((bracket) => (
          <option key={bracket} value={bracket === 'all' ? '' : bracket}>
            {t(`rankings.bracket.${bracket}`)}
          </option>
        ))}
      </Choice>
      {versions.length > 1 && (
        <Choice name="version" label={t('rankings.filter.version')} chosen={filter.version}>
          {versions.map((version) => (
            <option key={version} value={version === defaultVersion ? '' : version}>
              {t('rankings.version', { version })}
            </option>
          ))}
        </Choice>
      )}
      {children}
      <Choice name="min" label={t('rankings.filter.min', { unit })} chosen={filter.min}>
        {[...new Set([minimum, ...minimums])]
          .toSorted((a, b) => a - b)
          .map((least) => (
            <option key={least} value={least === minimum ? '' : least}>
              {t('rankings.filter.minOf', { unit, count: least })}
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

export const Choice = ({ name, label, chosen, children }: ChoiceProps) => (
  <select name={name} defaultValue={chosen ?? ''} aria-label={label}>
    {children}
  </select>
)
