import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepThaiWords } from './thai-words.ts'

/** Parts that a browser may break between. */
const partsOf = (text: string) =>
  [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
const readable = (text: string) => text.replaceAll(/[\u2060\u200b]/g, '')

test.each([
  ['ขึ้นอยู่กับว่าเทรตใดของแชมเปี้ยน', 'เทรต'],
  ['มีโอกาสคริติคอลเพิ่มขึ้น', 'คริติคอล'],
  ['สร้างความเสียหายเวทให้เป้าหมาย', 'ความเสียหาย'],
  ['ในซีซันนี้', 'ซีซัน'],
  ['กระดานไหนก็นับกระดาน ส่วนเทรตนับตามระดับ', 'เทรต'],
  ['ส่งมอนสเตอร์ที่สเตจ', 'มอนสเตอร์'],
])('%s keeps %s in one line', (text, word) => {
  expect(partsOf(text)).not.toContain(word) // else the dictionary knows it by now
  const kept = keepThaiWords(text)
  expect(readable(kept)).toBe(text)
  expect(partsOf(kept).map(readable)).toContain(word)
})

test('what follows a word of the game stays whole, too', () => {
  expect(partsOf(keepThaiWords('ส่วนเทรตนับตามระดับ')).map(readable)).toContain('นับ')
})

test('a text without words of the game, and one that was kept already, stay as they are', () => {
  expect(keepThaiWords('สวัสดี {name}')).toBe('สวัสดี {name}')
  const kept = keepThaiWords('ขึ้นอยู่กับว่าเทรตใด')
  expect(keepThaiWords(kept)).toBe(kept)
})

const root = join(import.meta.dirname, '../../../..')
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file))

test('no text of the project leaves a lone letter at the end of a line', () => {
  const files = ['locales/th', 'content', 'game-data']
    .flatMap(filesBelow)
    .filter((file) => /\.(md|json|yaml)$/.test(file) && !file.endsWith('aliases.json')) // searched for, never shown
  const runs = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\u0e00-\u0e7f]{2,}/g) ?? []))
  expect(runs.size).toBeGreaterThan(1000)
  const torn = [...runs].filter((run) => partsOf(keepThaiWords(run)).map(readable).some(isLone))
  expect(torn).toEqual([])
})

/** A lone consonant or vowel, apart from one-letter words. */
const isLone = (part: string) =>
  !/^(ก็|ณ|ๆ)$/.test(part) && /^[ก-ฮ][\u0e47-\u0e4e]?$|^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]|[เ-ไ\u0e31]$/.test(part)
