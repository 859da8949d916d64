import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SeasonTexts } from '#src/game/server/season-schema.ts'

const folder = resolve(import.meta.dirname, '../../../../shared/data/effects')

/** Whether this machine has the game's own texts, which are not part of the project. */
export const hasReferenceTexts = existsSync(folder)

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
  const raw = read(`${isJoined ? 'traits-items' : kind}-${season}-reference`)
  const own: Record<string, Raw> = (isJoined ? raw[kind] : raw) ?? {}
  const facts = kind === 'skills' ? read(`skills-${season}`) : {}
  return new Map(
    Object.entries(own).map(([id, { text, forms }]) => [
      id,
      {
        texts: [text, ...Object.values(forms ?? {}).map((form) => form.text)],
        variables: [...new Set(mentionsIn(text).flatMap((name) => variablesOf(name, facts[id]?.formulas ?? {})))],
      },
    ]),
  )
}

function read(name: string) {
  const file = join(folder, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).data : {}
}

/** The names between the signs of a text, as in @Damage*100@; properties of a running game are none. */
const mentionsIn = (text: string): string[] =>
  [...text.matchAll(/@([^@]+)@/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('TFTUnitProperty') && name !== 'MinUnits')
    .map((name) => name.replace(/\*.*/, '').replace(/^.*:/, ''))

/** The variables behind a name: those of its formula, or itself. */
function variablesOf(name: string, formulas: Record<string, string>): string[] {
  const formula = Object.entries(formulas).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1]
  if (!formula) return [name.toLowerCase()]
  return [...formula.matchAll(/[A-Za-z]\w+/g)].map(([variable]) => variable.toLowerCase())
}
