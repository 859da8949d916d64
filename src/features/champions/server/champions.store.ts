import type { Language } from '#src/core/languages.ts'
import { type ChampionRef, type StatName, snackLists, statNames } from '#src/game/game.contract.ts'
import { listChampions } from '#src/game/server/champions.ts'
import { championRefOf, snackRefOf } from '#src/game/server/entity-refs.ts'
import { nearestByName } from '#src/game/server/nearest-names.ts'
import type { GameData, Season } from '#src/game/server/season-files.ts'
import type { SnackFacts } from '#src/game/server/season-schema.ts'
import { effectOf } from '#src/game/server/season-texts.ts'
import { skillsOf } from '#src/game/server/skills.ts'
import { traitOf } from '#src/game/server/traits.ts'
import type { Champion } from '../champions.contract.ts'

interface Wording {
  language: Language
  roles: GameData['roleLabels'][Language]
}

/** A champion with stats, skills and traits, by id without regard to case; null if unknown. */
export function findChampion(season: Season, id: string, { language, roles }: Wording): Champion | null {
  const facts = season.champions.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (!facts) return null
  const all = listChampions(season, language)
  const place = all.findIndex((each) => each.id === facts.id)
  return {
    ...all[place]!,
    inShop: facts.shop ?? true,
    role: facts.role ? roles[facts.role] : null,
    stats: statsOf((name) => facts.stats[name]),
    highest: statsOf((name) => Math.max(...season.champions.map(({ stats }) => stats[name]))),
    lowest: statsOf((name) => Math.min(...season.champions.map(({ stats }) => stats[name]))),
    skills: skillsOf(season, facts, language),
    snax: snaxOf(season, facts.id, language),
    traitDetails: season.traits
      .filter((trait) => facts.traits.includes(trait.id))
      .map((trait) => ({
        trait: traitOf(season, trait, language),
        members: all.filter((each) => each.traits.includes(trait.id)),
      })),
    previous: all[place - 1] ?? null,
    next: all[place + 1] ?? null,
  }
}

function snaxOf(season: Season, champion: string, language: Language): Champion['snax'] {
  const listOf = ({ champions }: SnackFacts) => snackLists.find((list) => champions?.[list]?.includes(champion))
  return snackLists
    .map((list) => ({
      list,
      snax: season.snax
        .filter((snack) => listOf(snack) === list)
        .sort((a, b) => a.name.en.localeCompare(b.name.en))
        .map((snack) => ({ ...snackRefOf(snack, language), text: effectOf(season, 'snax', snack.id, language) })),
    }))
    .filter(({ snax }) => snax.length > 0)
}

/** Suggestions for an unknown id: at most `count` champions with a similar name or id, nearest first. */
export function listNearestChampions(season: Season, id: string, language: Language, count: number): ChampionRef[] {
  return nearestByName(season.champions, ownPart(id), (facts) => [ownPart(facts.id), ...Object.values(facts.name)])
    .slice(0, count)
    .map((facts) => championRefOf(facts, language))
}

/** An id without its season's prefix. */
const ownPart = (id: string) => id.replace(/^[a-z]+\d+_/i, '').replaceAll('_', ' ')

const statsOf = (of: (name: StatName) => number) =>
  Object.fromEntries(statNames.map((name) => [name, of(name)])) as Record<StatName, number>
