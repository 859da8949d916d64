import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#src/core/languages.ts'
import { readSlice, slicesOf, textTypes, variablesOf } from '../../vite/texts.ts'
import { type Finding, filesBelow } from '../sources.ts'
import { findMessageFault, proseOf } from './messages.ts'
import { errorOf, textUses } from './text-uses.ts'

/** Names and borrowed words that stay the same in every language. */
const names = ['Encore', 'YouTube', 'X', 'TikTok', 'Facebook', 'Instagram', 'HTML']
const sameWords: Record<Language, string[]> = {
  en: names,
  zh: names,
  th: names,
  ms: [
    ...names,
    'Menu',
    'Item',
    'Mana',
    'Omnivamp',
    'Media',
    'Studio',
    'Desktop',
    'Pro',
    'Carry',
    'Champion',
    'Top',
    'Level',
    'level',
    'Stage',
    'Armor',
    'armor',
    'Power',
    'snax',
    'Malaysia',
    'Thailand',
  ],
}
const scripts: Partial<Record<Language, RegExp>> = { zh: /\p{Script=Han}/u, th: /\p{Script=Thai}/u }

/** Finds faults of locales/: each language against English, English against the sources. */
export function findTextFaults(root: string): Finding[] {
  const broken = brokenFiles(root)
  if (broken.length > 0) return broken
  const slices = slicesOf(join(root, 'locales'))
  const faults = slices.flatMap((slice) => languages.flatMap((language) => sliceFaults(root, slice, language)))
  const isReadable = faults.every(({ rule }) => rule !== 'text-syntax')
  return [...strayFiles(root, slices), ...faults, ...unusedKeys(root, slices), ...(isReadable ? staleTypes(root) : [])]
}

const fileOf = (slice: string, language: string) => `locales/${language}/${slice}.json`

function brokenFiles(root: string): Finding[] {
  return filesBelow(root, ['locales']).flatMap((file) => {
    try {
      JSON.parse(readFileSync(join(root, file), 'utf8'))
      return []
    } catch (error) {
      return [{ file, rule: 'text-file', fault: (error as Error).message }]
    }
  })
}

/** Files that English lacks, and files that a language lacks. */
function strayFiles(root: string, slices: string[]): Finding[] {
  const expected = languages.flatMap((language) => slices.map((slice) => fileOf(slice, language)))
  const present = filesBelow(root, ['locales'])
  return [
    ...present
      .filter((file) => !expected.includes(file))
      .map((file) => finding(file, 'text-file', 'English has no such file')),
    ...expected
      .filter((file) => !present.includes(file))
      .map((file) => finding(file, 'text-file', 'the file is missing')),
  ]
}

function sliceFaults(root: string, slice: string, language: Language): Finding[] {
  const file = fileOf(slice, language)
  if (!existsSync(join(root, file))) return []
  const english = readSlice('en', slice, join(root, 'locales'))
  const own = readSlice(language, slice, join(root, 'locales'))
  const missing = Object.keys(english).filter((key) => !(key in own))
  const extra = Object.keys(own).filter((key) => !(key in english))
  return [
    ...missing.map((key) => finding(file, 'text-missing', `${key} has no text`)),
    ...extra.map((key) => finding(file, 'text-extra', `${key} is not a key of the English texts`)),
    ...Object.entries(own).flatMap(([key, text]) => {
      const fault = textFault(text, english[key], language)
      return fault ? [{ file, ...fault, fault: `${key}: ${fault.fault}` }] : []
    }),
  ]
}

function textFault(text: string, english: string | undefined, language: Language) {
  if (text.trim() === '') return { rule: 'text-empty', fault: 'the text is empty' }
  const fault = findMessageFault(text, language)
  if (fault) return { rule: 'text-syntax', fault }
  if (language === 'en' || english === undefined || findMessageFault(english, 'en')) return null
  const [wanted, named] = [english, text].map((each) => [...variablesOf(each!).keys()].sort().join(', ') || 'none')
  if (wanted !== named)
    return { rule: 'text-variables', fault: `its variables are ${named}, those of English ${wanted}` }
  if (isLeftInEnglish(text, english, language)) return { rule: 'text-english', fault: `"${text}" is still English` }
  return null
}

/** True for text without a letter of the language's script, or equal to English, names apart. */
function isLeftInEnglish(text: string, english: string, language: Language): boolean {
  const prose = proseOf(text)
  const words = prose.match(/\p{L}+/gu) ?? []
  if (words.every((word) => sameWords[language].includes(word))) return false
  return scripts[language] ? !scripts[language].test(prose) : prose === proseOf(english)
}

/** Keys that no source names, neither whole nor by a template (`game.rarity.${rarity}`). */
function unusedKeys(root: string, slices: string[]): Finding[] {
  const isUsed = textUses(root)
  return slices.flatMap((slice) =>
    Object.keys(readSlice('en', slice, join(root, 'locales')))
      .filter((key) => !errorOf(`${slice}.${key}`) && !isUsed(`${slice}.${key}`))
      .map((key) => finding(fileOf(slice, 'en'), 'text-unused', `${key} is used nowhere`)),
  )
}

function staleTypes(root: string): Finding[] {
  const file = 'src/core/texts.gen.ts'
  const types = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  return types === textTypes(join(root, 'locales'))
    ? []
    : [finding(file, 'text-types', 'run a build: it is not current')]
}

const finding = (file: string, rule: string, fault: string): Finding => ({ file, rule, fault })
