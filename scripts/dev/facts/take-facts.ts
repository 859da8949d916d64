import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AugmentFacts, ChampionFacts, ItemFacts, SnackFacts, TraitFacts } from '#src/game/server/season-schema.ts'
import { statsAndNumbers } from './item-stats.ts'
import { type Sources, sourcesOf } from './sources.ts'
import { withUnnamed } from './unnamed-numbers.ts'

interface Facts {
  champions: ChampionFacts
  traits: TraitFacts
  items: ItemFacts
  augments: AugmentFacts
  snax: SnackFacts
}
type Kind = keyof Facts

/** Takes the facts of a folder into a project's game-data; returns a line for each field that changed, and a sum. */
export function takeFacts(root: string, folder: string): string[] {
  const lines = ['m10s16', 'm15s16'].flatMap((season) => {
    const sources = corrected(sourcesOf(folder, season), season)
    const rewrite = <K extends Kind>(kind: K, take: (entry: Facts[K]) => Facts[K]) => {
      const file = join(root, 'game-data', season, `${kind}.json`)
      const before: Facts[K][] = JSON.parse(readFileSync(file, 'utf8'))
      const after = before.map((entry) => ({ ...take(entry), name: nameOf(entry, kind, sources) }))
      writeFileSync(file, linesOf(after))
      return before.flatMap((entry, place) => changesOf(entry, after[place]!).map((each) => `${season} ${each}`))
    }
    return [
      ...rewrite('champions', (entry) => withAbilities(entry, sources)),
      ...rewrite('traits', (entry) => withLevels(entry, sources)),
      ...rewrite('items', (entry) => withNumbers(entry, sources)),
      ...rewrite('augments', (entry) => withOffer(entry, sources)),
      ...rewrite('snax', (entry) => withEligibility(entry, sources)),
    ]
  })
  return [...lines, `${lines.length} fields changed`]
}

/** Chinese names that the folder lacks or has wrong, by season and kind. */
const correctedZh: Record<string, Sources['names']['zh']> = {
  m10s16: {
    augments: {
      'TFT9_Augment_GreaterJeweledLotus#1': '珠光莲花 II',
      'TFT9_Augment_GreaterJeweledLotus#2': '珠光莲花 II',
      TFT6_Augment_GachaAddict: '棱彩门票',
      TFT9_Augment_OneTwosThree: '一二二三',
    },
  },
  m15s16: {
    items: { TFT5_Item_RunaansHurricaneRadiant: '光明版海妖之怒', TFT5_Item_HandOfJusticeRadiant: '光明版正义之手' },
    skills: { TFT15_Gwen: '丝缕缠魂/纵魂线断' },
    snax: { TFT15_MechanicTrait_RisingChaos: '混沌渐起', TFT15_MechanicTrait_Veteran: '老手' },
  },
}

function corrected(sources: Sources, season: string): Sources {
  const { en, zh } = sources.names
  const kinds = Object.entries(correctedZh[season]!).map(([kind, names]) => [kind, { ...zh[kind], ...names }])
  return { ...sources, names: { en, zh: { ...zh, ...Object.fromEntries(kinds) } } }
}

/** The game's own names; two champions share one in the game and keep ours. */
function nameOf({ id, name }: Facts[Kind], kind: Kind, { names }: Sources): Facts[Kind]['name'] {
  const en = kind === 'champions' ? name.en : (names.en[kind]?.[id] ?? name.en)
  const zh = names.zh[kind]?.[id] ?? name.zh
  return { en, ...(zh && { zh }) }
}

/** Spells of forms by their traits. */
const spells: Record<string, string> = {
  TFT15_Destroyer: 'TFT15_LeeSinSpell_ReaperStance',
  TFT15_Duelist: 'TFT15_LeeSinSpell_FighterStance',
  TFT15_Juggernaut: 'TFT15_LeeSinSpell_TankStance',
}

function withAbilities(entry: ChampionFacts, { championStats, names, abilities }: Sources): ChampionFacts {
  const name = { en: names.en.skills![entry.id]!, zh: names.zh.skills![entry.id]! }
  const known = abilities?.[entry.id]
  return {
    ...entry,
    stats: { ...entry.stats, ...championStats[entry.id] },
    ability: { ...entry.ability, name, ...(known && { vars: withUnnamed(entry.id, known.variables) }) },
    forms: entry.forms?.map((form) => {
      const spell = known!.forms![spells[form.trait]!]!
      // the trait is shown beside the name, which is without the stance
      const own = { ...form.ability.name, en: spell.name.replace(/^.*: /, '') }
      return { ...form, ability: { ...form.ability, name: own, vars: spell.variables } }
    }),
  }
}

function withLevels(entry: TraitFacts, { traits }: Sources): TraitFacts {
  const known = traits?.[entry.id]?.levels
  return {
    ...entry,
    levels: entry.levels.map((level, place) => ({
      ...level,
      vars: withUnnamed(entry.id, { ...level.vars, ...known?.[place]?.variables }, level.min),
    })),
  }
}

const withNumbers = (entry: ItemFacts, { items }: Sources): ItemFacts =>
  items?.[entry.id] ? { ...entry, ...statsAndNumbers(entry.id, items[entry.id]!.variables) } : entry

function withOffer(entry: AugmentFacts, { augments }: Sources): AugmentFacts {
  const { variables, rounds, traits, inTencentS10, inDataDragon1323, inRevival2025 } = augments[entry.id]!
  const lists = [inTencentS10, inDataDragon1323, inRevival2025]
  return {
    ...entry,
    vars: withUnnamed(entry.id, variables),
    ...(rounds && { rounds }),
    ...(traits && { traits }),
    ...(lists.every((each) => each === false) && { offered: false }),
  }
}

function withEligibility(entry: SnackFacts, { snax }: Sources): SnackFacts {
  const { levels, rules, champions } = snax![entry.id]!
  const bounds = (least: string, most: string) =>
    least in rules || most in rules ? { min: rules[least] as number, max: rules[most] as number } : undefined
  return {
    ...entry,
    levels: levels.map(({ min, variables }) => ({ min, vars: variables })),
    stages: bounds('MinStage', 'MaxStage'),
    playerLevels: bounds('MinLevel', 'MaxLevel'),
    minHealth: rules.MinPlayerHealth as number | undefined,
    champions: champions && { first: champions.first, second: champions.second, hero: champions.hero },
  }
}

/** The fields that differ, with both values. */
function changesOf<T extends { id: string }>(before: T, after: T): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T)[]
  return fields.flatMap((field) => {
    const [was, is] = [spaced(before[field]), spaced(after[field])]
    return was === is ? [] : [`${before.id} ${String(field)}: ${was} -> ${is}`]
  })
}

/** An entry a line, spaced as in the files. */
const linesOf = (entries: object[]): string =>
  entries.length === 0 ? '[\n\n]\n' : `[\n${entries.map((entry) => `  ${spaced(entry)}`).join(',\n')}\n]\n`

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}: ${spaced(each)}`).join(', ')}}`
}
