import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textTypes } from '../../vite/texts.ts'
import { plantProject } from '../planted-project.ts'
import { findTextFaults } from './texts.ts'

type Texts = Record<string, string>

const sound: Record<string, Texts> = {
  en: { title: 'Champions', 'kind.gold': 'Gold', count: '{count, plural, one {# item} other {# items}}' },
  zh: { title: '英雄', 'kind.gold': '黄金', count: '{count}件装备' },
  th: { title: 'แชมเปี้ยน', 'kind.gold': 'ทอง', count: 'ไอเท็ม {count} ชิ้น' },
  ms: { title: 'Juara', 'kind.gold': 'Emas', count: '{count} item' },
}

const page = `
  export const title = t('gallery.title') + t('gallery.count', { count: 2 })
  export const kinds = ['gold'].map((kind) => t(\`gallery.kind.\${kind}\`))`

/** Rule, file and fault of each finding, where the given texts replace the sound ones of their languages. */
function faultsWith(planted: Record<string, Texts>, more: Record<string, unknown> = {}): string[] {
  const locales = Object.entries(sound).map(([language, texts]) => [
    `locales/${language}/gallery.json`,
    { ...texts, ...planted[language] },
  ])
  const root = plantProject({ ...Object.fromEntries(locales), 'src/features/gallery/web/Page.tsx': page, ...more })
  return findTextFaults(root)
    .filter(({ rule }) => rule !== 'text-types')
    .map(({ rule, file, fault }) => `${rule} in ${file}: ${fault}`)
}

test('sound texts pass', () => {
  expect(faultsWith({})).toEqual([])
})

test('a key that a language lacks is missing there, one that English lacks is extra', () => {
  const { title: _, ...without } = sound.th!
  expect(faultsWith({}, { 'locales/th/gallery.json': { ...without, titel: 'แชมเปี้ยน' } })).toEqual([
    'text-missing in locales/th/gallery.json: title has no text',
    'text-extra in locales/th/gallery.json: titel is not a key of the English texts',
  ])
})

test('a whole file may neither be missing nor be extra', () => {
  const more = { 'locales/en/news.json': {}, 'locales/zh/gallery.news.json': {} }
  expect(faultsWith({}, more)).toEqual([
    'text-file in locales/zh/gallery.news.json: English has no such file',
    'text-file in locales/zh/news.json: the file is missing',
    'text-file in locales/th/news.json: the file is missing',
    'text-file in locales/ms/news.json: the file is missing',
  ])
})

test('a file that is no JSON is named', () => {
  expect(faultsWith({}, { 'locales/ms/gallery.json': '{ "title": "Juara", }' })).toEqual([
    expect.stringMatching(/^text-file in locales\/ms\/gallery\.json: .*JSON/),
  ])
})

test.each([
  ['an open variable', 'en', 'Champions {count'],
  ['a lone brace', 'en', 'Champions }'],
  ['a format that does not exist', 'ms', '{count, plain}'],
  ['a plural form that the language does not have', 'th', '{count, plural, one {ชิ้น} other {ชิ้น}}'],
  ['a choice without "other"', 'ms', '{count, plural, one {satu}}'],
  ['a choice in a choice without "other"', 'ms', '{count, plural, other {{kind, select, gold {emas}}}}'],
])('%s is no ICU message', (_, language, text) => {
  expect(faultsWith({ [language]: { title: text } })).toEqual([
    expect.stringMatching(`^text-syntax in locales/${language}/gallery.json: title: `),
  ])
})

test('variables that differ from those of English are named', () => {
  expect(faultsWith({ zh: { count: '{number}件装备' }, th: { title: 'แชมเปี้ยน {season}' } })).toEqual([
    'text-variables in locales/zh/gallery.json: count: its variables are number, those of English count',
    'text-variables in locales/th/gallery.json: title: its variables are season, those of English none',
  ])
})

test('an empty text is found in every language', () => {
  expect(faultsWith({ en: { title: '' }, ms: { title: '  ' } })).toEqual([
    'text-empty in locales/en/gallery.json: title: the text is empty',
    'text-empty in locales/ms/gallery.json: title: the text is empty',
  ])
})

test('English that was left over is found, names and words that Malay shares are not', () => {
  const english = faultsWith({ zh: { title: 'The champions' }, ms: { title: 'Champions', 'kind.gold': 'Gold' } })
  expect(english).toEqual([
    'text-english in locales/zh/gallery.json: title: "The champions" is still English',
    'text-english in locales/ms/gallery.json: title: "Champions" is still English',
    'text-english in locales/ms/gallery.json: kind.gold: "Gold" is still English',
  ])
  const shared = { title: 'Mana {count}' }
  expect(faultsWith({ en: shared, zh: { title: '法力{count}' }, th: { title: 'มานา {count}' }, ms: shared })).toEqual(
    [],
  )
  expect(faultsWith({ en: { title: 'YouTube' }, zh: { title: 'YouTube' }, th: { title: 'YouTube' } })).toEqual([])
})

test('a key that no source names is unused, whether another text, a comment or a test names it', () => {
  const lost = { lost: 'Lost', 'kind.gold.long': 'Pure gold' }
  const others = { zh: { lost: '失', 'kind.gold.long': '纯金' }, th: { lost: 'หาย', 'kind.gold.long': 'ทองคำแท้' } }
  const uses = { 'src/ui/a.ts': '// gallery.lost', 'src/ui/a.test.ts': `expect('gallery.lost')` }
  const ms = { lost: 'Hilang', 'kind.gold.long': 'Emas tulen' }
  expect(faultsWith({ en: lost, ...others, ms }, uses)).toEqual([
    'text-unused in locales/en/gallery.json: lost is used nowhere',
    'text-unused in locales/en/gallery.json: kind.gold.long is used nowhere',
  ])
})

test('the types of the texts must be those of the English texts', () => {
  const files = { 'locales/en/gallery.json': sound.en, 'src/core/texts.gen.ts': '' }
  const stale = findTextFaults(plantProject(files)).filter(({ rule }) => rule === 'text-types')
  expect(stale).toEqual([
    { file: 'src/core/texts.gen.ts', rule: 'text-types', fault: 'run a build: it is not current' },
  ])
  const types = textTypes(join(plantProject(files), 'locales'))
  const current = findTextFaults(plantProject({ ...files, 'src/core/texts.gen.ts': types }))
  expect(current.filter(({ rule }) => rule === 'text-types')).toEqual([])
})
