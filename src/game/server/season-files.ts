import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { byLanguage, type Language } from '#src/core/languages.ts'
import { fileTextOf } from '#src/core/server/texts/file-text.ts'
import { keepThaiWords } from '#src/core/server/texts/thai-words.ts'
import type { AugmentKind } from '../game.contract.ts'
import {
  type AugmentFacts,
  type ChampionFacts,
  type ItemFacts,
  roleLabels,
  type SeasonFacts,
  type SeasonRules,
  type SeasonTexts,
  type SnackFacts,
  seasonFileSchemas,
  seasonTextSchemas,
  type TraitFacts,
  type UnsaidNumbers,
  unsaidNumbers,
} from './season-schema.ts'

export interface Season {
  facts: SeasonFacts
  rules: SeasonRules
  champions: ChampionFacts[]
  traits: TraitFacts[]
  items: ItemFacts[]
  augments: AugmentFacts[]
  snax: SnackFacts[]
  texts: Record<Language, SeasonTexts>
  unsaid: UnsaidNumbers
  /** Glyph name by kind and id. */
  glyphs: Record<string, Record<string, string>>
}

export interface GameData {
  seasons: Map<string, Season>
  roleLabels: Record<Language, v.InferOutput<typeof roleLabels>>
}

export class GameDataError extends Error {
  readonly file: string
  /** The entry and field, then what is wrong. */
  readonly fault: string

  constructor(file: string, entry: string, fault: string) {
    super(`${file}: ${entry ? `${entry}: ` : ''}${fault}`)
    this.file = file
    this.fault = entry ? `${entry}: ${fault}` : fault
  }
}

/** An augment that its season offers: the schema requires its kind. */
export type OfferedAugment = AugmentFacts & { kind: AugmentKind }

/** The augments that a season offers; match records may name others. */
export const offeredAugments = ({ augments }: Season): OfferedAugment[] =>
  augments.filter((each): each is OfferedAugment => each.offered !== false)

/** Reads and validates every season below game-data/; throws GameDataError at the first fault. */
export function readGameData(root: string): GameData {
  const folder = join(root, 'game-data')
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'season.json')))
  return {
    seasons: new Map(
      names.map((name) => [name, readSeason(join(folder, name), join(root, 'art/glyphs', `${name}.json`))]),
    ),
    roleLabels: byLanguage((language) => readChecked(join(folder, 'role-labels', `${language}.json`), roleLabels)),
  }
}

function readSeason(folder: string, glyphFile: string): Season {
  const unsaid = join(folder, 'unsaid.json')
  const file = <K extends keyof typeof seasonFileSchemas>(name: K) =>
    readChecked(join(folder, `${name}.json`), seasonFileSchemas[name])
  return {
    facts: file('season') as SeasonFacts,
    rules: file('rules') as SeasonRules,
    champions: file('champions') as ChampionFacts[],
    traits: file('traits') as TraitFacts[],
    items: file('items') as ItemFacts[],
    augments: file('augments') as AugmentFacts[],
    snax: file('snax') as SnackFacts[],
    texts: byLanguage((language) => readTexts(join(folder, 'text', language))),
    unsaid: existsSync(unsaid) ? readChecked(unsaid, unsaidNumbers) : {},
    glyphs: readChecked(glyphFile, v.record(v.string(), v.record(v.string(), v.string()))),
  }
}

function readTexts(folder: string): SeasonTexts {
  const file = <K extends keyof SeasonTexts>(name: K) => {
    const path = join(folder, `${name}.json`)
    return (existsSync(path) ? readChecked(path, seasonTextSchemas[name]) : {}) as SeasonTexts[K]
  }
  return {
    skills: file('skills'),
    traits: file('traits'),
    items: file('items'),
    augments: file('augments'),
    snax: file('snax'),
  }
}

const isThai = /[\\/](season|text[\\/]th[\\/]\w+|role-labels[\\/]th)\.json$/

function readChecked<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  let content: unknown
  try {
    const text = fileTextOf(readFileSync(file))
    content = JSON.parse(isThai.test(file) ? keepThaiWords(text) : text)
  } catch (error) {
    throw new GameDataError(file, '', (error as Error).message)
  }
  const read = v.safeParse(schema, content)
  if (read.success) return read.output
  const [issue] = read.issues
  const [first, ...rest] = (issue.path ?? []).map((part) => String((part as { key?: unknown }).key))
  const entry = Array.isArray(content)
    ? String(content[Number(first)]?.id ?? `entry ${Number(first) + 1}`)
    : (first ?? '')
  throw new GameDataError(file, entry, `${rest.join('.')}${rest.length > 0 ? ': ' : ''}${issue.message}`)
}
