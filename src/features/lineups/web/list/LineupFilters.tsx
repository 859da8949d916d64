import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { ChampionRef, TraitRef } from '#src/game/game.contract.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { useName } from '#src/game/web/names/Name.tsx'
import type { LineupFilter } from '../../lineup-list.rules.ts'
import { lineupAudiences, lineupStyles, lineupTiers } from '../../lineup-terms.rules.ts'
import type { LineupCard } from '../../lineups.contract.ts'

interface LineupFiltersProps {
  filter: LineupFilter
  answer: { lineups: LineupCard[]; champions: ChampionRef[]; traits: TraitRef[] }
  /** Number of shown lineups. */
  count: number
  /** Number of lineups that another filter would show. */
  countOf: (filter: LineupFilter) => number
  /** Menus of the filter line. */
  line: ReactNode
  /** Content after the controls. */
  children: ReactNode
}

export function LineupFilters({ filter, answer, count, countOf, line, children }: LineupFiltersProps) {
  const { lineups, champions, traits } = answer
  const t = useText()
  const nameOf = useName()
  const fielded = new Set(lineups.flatMap(({ final }) => final.units.map((unit) => unit.champion)))
  const classes = traits.filter(({ id }) => lineups.some((lineup) => lineup.class === id))
  const named = (of: ChampionRef | TraitRef) => ({ value: of.id, label: nameOf(of).text, lang: nameOf(of).lang })
  return (
    <FilterBar
      filter={filter}
      chosenHere={['style', 'audience', 'class', 'power', 'champion']}
      line={line}
      sheet={{
        countOf: (choice) => countOf({ ...filter, ...choice }),
        shown: (number) => t('lineups.showCount', { count: number }),
      }}
      count={count}
      counted={t('lineups.count', { count })}
    >
      <Choice
        name="style"
        chosen={filter.style}
        any={t('lineups.filter.anyStyle')}
        options={lineupStyles.map((value) => ({ value, label: t(`lineups.style.${value}`) }))}
      />
      <Choice
        name="audience"
        chosen={filter.audience}
        any={t('lineups.filter.anyAudience')}
        options={lineupAudiences.map((value) => ({ value, label: t(`lineups.audience.${value}`) }))}
      />
      <Choice name="class" chosen={filter.class} any={t('lineups.filter.anyClass')} options={classes.map(named)} />
      <Choice
        name="power"
        chosen={filter.power}
        any={t('lineups.filter.anyPower')}
        options={lineupTiers.map((value) => ({ value, label: t('lineups.power', { power: value }) }))}
      />
      <Choice
        name="champion"
        chosen={filter.champion}
        any={t('lineups.filter.anyChampion')}
        options={champions.filter(({ id }) => fielded.has(id)).map(named)}
      />
      {children}
    </FilterBar>
  )
}

interface ChoiceProps {
  name: 'style' | 'audience' | 'class' | 'power' | 'champion'
  chosen: string | undefined
  any: string
  options: { value: string; label: string; lang?: string }[]
}

function Choice({ name, chosen, any, options }: ChoiceProps) {
  const t = useText()
  return (
    <select name={name} defaultValue={chosen ?? ''} aria-label={t(`lineups.filter.${name}`)}>
      <option value="">{any}</option>
      {chosen && options.every(({ value }) => value !== chosen) && <option value={chosen}>{chosen}</option>}
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  )
}
