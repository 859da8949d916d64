import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languageFacts } from '#src/core/languages.ts'
import { chineseFaces, chineseFile, chineseFrameFaces, chineseWeights, rangesOf } from './chinese-faces.ts'
import { chineseSlices } from './chinese-slices.ts'

const root = resolve(import.meta.dirname, '../../..')
const slices = chineseSlices(root)
const faces = chineseFaces(slices).split('\n')

test('a character stands in one slice only', () => {
  const characters = slices.flatMap((slice) => [...slice.characters])
  expect(characters).toHaveLength(new Set(characters).size)
})

test('every Han character that the site prints stands in one', () => {
  const has = new Set(slices.flatMap((slice) => [...slice.characters]))
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  const texts = [config, ...below('locales/zh', '.json'), ...below('game-data', '.json'), ...below('content', '.zh.md')]
  const printed = new Set(texts.flatMap((text) => text.match(/\p{Script=Han}/gu) ?? []))
  expect(printed.size).toBeGreaterThan(1000)
  expect([...printed].filter((each) => !has.has(each))).toEqual([])
})

test('what the header says is in the first slice, which every page has', () => {
  const texts = Object.entries<string>(JSON.parse(readFileSync(join(root, 'locales/zh/site.json'), 'utf8')))
  const said = texts.flatMap(([key, text]) => (/^(nav\.|signIn|account|backToGame)/.test(key) ? [...text] : []))
  const has = new Set(slices[0]!.characters)
  expect(said.filter((each) => /\p{Script=Han}/u.test(each) && !has.has(each))).toEqual([])
})

test.each(chineseWeights)('a face of weight $weight asks for its own file for its own characters', ({ weight }) => {
  const [last] = slices.toReversed()
  for (const { name, characters } of slices) {
    const face = faces.find((each) => each.includes(chineseFile(name, weight)))!
    const asked = name === last!.name ? [] : charactersIn(face)
    expect(asked).toEqual(name === last!.name ? [] : [...characters].sort())
  }
})

test('the base of a weight stands before its other faces, which then go before it', () => {
  const bases = faces.flatMap((face, place) => (face.includes('U+3400-9FFF') ? place : []))
  expect(bases).toEqual([0, faces.findIndex((face) => face.includes('font-weight:601 900'))])
})

test('pages of editors’ texts fetch one file of Chinese at most: what stands around them, in titles', () => {
  const css = chineseFrameFaces(slices)
  expect(css.match(/url\([^)]*\)/g)).toEqual(['url("./noto-sans-sc-900-frame.woff2")'])
  expect(css.length).toBeLessThan(4000)
})

test('the picker of languages has its Chinese name on the pages of every language', () => {
  const css = readFileSync(join(root, 'src/site/web/fonts.css'), 'utf8')
  expect(css.replaceAll(', ', ',')).toContain(`unicode-range: ${rangesOf(languageFacts.zh.label)};`)
})

const below = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

function charactersIn(face: string): string[] {
  const ranges = /unicode-range:([^}]*)/
    .exec(face)![1]!
    .split(',')
    .map((range) => range.slice(2).split('-'))
  return ranges
    .flatMap(([from, to = from]) => {
      const [first, end] = [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
      return Array.from({ length: end - first + 1 }, (_, n) => String.fromCodePoint(first + n))
    })
    .sort()
}
