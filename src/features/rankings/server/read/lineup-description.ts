import type { Language } from '#src/core/languages.ts'
import { type Cluster, clusterOf } from '#src/features/rankings/board-lineups.rules.ts'
import type { CountedLineup } from '#src/features/rankings/rankings.contract.ts'
import { searchTextOf } from '#src/game/game.rules.ts'
import { nameIn } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'

type Advice = NonNullable<CountedLineup['advice']>

/** The parts of a recommended lineup that rankings use. */
export interface CuratedLineup extends Omit<Advice, 'isOlder'> {
  id: string
  season: string
  title: Record<Language, string>
  version: string
  /** Units of the final board. */
  units: { unit: string; star: number; items: string[]; carry: boolean }[]
}

/** Finds a recommended lineup or a cluster; null when the season has no such lineup. */
export function describeLineup(
  id: string,
  season: Season,
  { lineups, language }: { lineups: CuratedLineup[]; language: Language },
): CountedLineup | null {
  const curated = lineups.find((each) => each.id === id && each.season === season.facts.id)
  if (curated) return curatedLineup(curated, season, language)
  const cluster = clusterOf(id)
  return cluster && clusterLineup(id, { cluster, season, language })
}

function curatedLineup(lineup: CuratedLineup, { facts }: Season, language: Language): CountedLineup {
  const { id, title, version, tier, power, style, audience, class: className, source, core } = lineup
  const current = facts.versions.find((each) => each.current)!
  const isOlder = version !== current.id
  return {
    id,
    name: nameIn(title, language),
    english: title.en,
    search: searchTextOf(Object.values(title)),
    carries: carriesOf(lineup),
    traits: [],
    advice: { tier, power, style, audience, class: className, source, core, isOlder },
  }
}

/** Sorts carries by their order in the core; the first one represents the lineup. */
function carriesOf({ units, core }: CuratedLineup): string[] {
  const carries = units.filter(({ carry }) => carry).map(({ unit }) => unit)
  return [...core.filter((unit) => carries.includes(unit)), ...carries.filter((unit) => !core.includes(unit))]
}

function clusterLineup(
  id: string,
  { cluster, season, language }: { cluster: Cluster; season: Season; language: Language },
): CountedLineup | null {
  const traits = cluster.traits.map((trait) => season.traits.find((each) => each.id === trait))
  const carry = season.champions.find((each) => each.id === cluster.carry)
  if (!carry || !traits[0] || !traits[1]) return null
  const parts = [traits[0], traits[1], carry].map(({ name }) => name)
  const words = parts.map((name) => nameIn(name, language))
  return {
    id,
    name: {
      text: words.map(({ text }) => text).join(' · '),
      ...(words.every(({ lang }) => lang === 'en') && { lang: 'en' }),
    },
    english: parts.map(({ en }) => en).join(' · '),
    search: searchTextOf(parts.flatMap((name) => Object.values(name))),
    carries: [carry.id],
    traits: cluster.traits,
    advice: null,
  }
}
