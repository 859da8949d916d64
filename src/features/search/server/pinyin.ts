import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { foldWords } from '../search-keys.rules.ts'

const table = v.strictObject({
  /** Characters by their usual reading; ü is v. */
  characters: v.record(v.string(), v.string()),
  /** Readings of runs of characters that are read otherwise. */
  names: v.record(v.string(), v.string()),
})

export type PinyinOf = (name: string) => string | undefined

/** Reads game-data/pinyin.json; returns the syllables of a name, undefined without any or for unknown characters. */
export function readPinyin(root: string): PinyinOf {
  const { characters, names } = v.parse(table, JSON.parse(readFileSync(join(root, 'game-data/pinyin.json'), 'utf8')))
  const readings = new Map(
    Object.entries(characters).flatMap(([reading, all]) => [...all].map((each) => [each, reading] as const)),
  )
  const readingOf = (run: string): (string | undefined)[] => {
    if (!isHan.test(run)) return [run]
    return Object.hasOwn(names, run) ? names[run]!.split(' ') : [...run].map((each) => readings.get(each))
  }
  return (name) => {
    if (!isHan.test(name)) return undefined
    const syllables = foldWords(name)
      .flatMap((word) => word.match(runs) ?? [])
      .flatMap(readingOf)
    return syllables.includes(undefined) ? undefined : syllables.join(' ')
  }
}

const isHan = /\p{Script=Han}/u
const runs = /\p{Script=Han}+|\P{Script=Han}+/gu
