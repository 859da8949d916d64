import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SeasonTexts } from '#src/game/server/season-schema.ts'

/** The folder of the game's own texts and numbers. */
export const referenceFolder = resolve(import.meta.dirname, '../../../../shared/data/effects')

/** Whether this machine has the game's own texts, which are not part of the project. */
export const hasReferenceTexts = existsSync(referenceFolder)

export interface ReferenceText {
  /** The texts of an entity and of its other forms. */
  texts: string[]
  /** Variables that the text shows, in lower case. */
  variables: string[]
}

interface Raw {
  text: string
  forms?: Record<string, { text: string }>
}

/** The game's texts of a season by id; empty for kinds that the folder has none of. */
export function referenceTexts(season: string, kind: keyof SeasonTexts): Map<string, ReferenceText> {
  const isJoined = kind === 'traits' || kind === 'items'
  const raw = readReference(`${isJoined ? 'traits-items' : kind}-${season}-reference`)
  const own: Record<string, Raw> = (isJoined ? raw[kind] : raw) ?? {}
  const facts = kind === 'skills' ? readReference(`skills-${season}`) : {}
  return new Map(
    Object.entries(own).map(([id, { text, forms }]) => [
      id,
      {
        texts: [text, ...Object.values(forms ?? {}).map((form) => form.text)],
        variables: [
          ...new Set([
            ...variablesIn(text, facts[id]),
            ...Object.entries(forms ?? {}).flatMap(([form, { text }]) => variablesIn(text, facts[id].forms[form])),
          ]),
        ],
      },
    ]),
  )
}

/** The entries of a file of the folder; none where it is missing. */
export function readReference(name: string) {
  const file = join(referenceFolder, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).data : {}
}

/** The names between the signs of a text with their factors, as in @Damage*100@; properties of a game are none. */
export const mentionsIn = (text: string): { name: string; factor: number }[] =>
  [...text.matchAll(/@([^@]+)@/g)]
    .map(([, mention]) => mention!)
    .filter((mention) => !mention.startsWith('TFTUnitProperty') && mention !== 'MinUnits')
    .map((mention) => {
      const [name, factor = '1'] = mention.replace(/^.*:/, '').toLowerCase().split('*')
      return { name: name!, factor: Number.parseFloat(factor) }
    })

/** The variables that a text shows. */
const variablesIn = (text: string, facts: { formulas?: Record<string, string> } | undefined): string[] =>
  mentionsIn(text).flatMap(({ name }) => variablesOf(name, facts?.formulas ?? {}))

/** The variables behind a name: those of its formula, or itself. */
function variablesOf(name: string, formulas: Record<string, string>): string[] {
  const formula = Object.entries(formulas).find(([each]) => each.toLowerCase() === name)?.[1]
  if (!formula) return [name]
  return [...formula.matchAll(/[A-Za-z]\w+/g)].map(([variable]) => variable.toLowerCase())
}
