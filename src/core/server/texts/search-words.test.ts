import { expect, test } from 'vitest'
import { searchQuery, searchVector, searchWords } from './search-words.ts'

test.each([
  ['Patch 1.4: K/DA!', ['patch', '1', '4', 'k', 'da']],
  ['版本更新1.4版', ['版', '本', '更', '新', '版本', '本更', '更新', '1', '4', '版']],
  ['แพตช์ใหม่', ['แพตช์', 'ใหม่']],
  ['ซี\u2060ซัน', ['ซีซัน']],
  ['พาวเวอร์สแน็กก็', ['พาวเวอร์สแน็ก', 'ก็']],
  ['การอัปเดตสำหรับ', ['การ', 'อัปเดต', 'สำหรับ']],
  ['K/DA\u200b', ['k', 'da']],
  ['ฮ'.repeat(300), ['ฮ'.repeat(100)]],
  ['Ｋ／ＤＡ', ['k', 'da']],
  ['', []],
  ['a'.repeat(300), ['a'.repeat(100)]],
])('the words of %s', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['champ', `'champ':*`],
  ['K/DA gold', `('k' <-> 'da' | 'kda':*) & 'gold':*`],
  ['Ｋ／ＤＡ', `('k' <-> 'da' | 'kda':*)`],
  ['KDA', `'kda':*`],
  ['๑.๔', `'1' <-> '4'`],
  ['1.4', `'1' <-> '4'`],
  ['版本更新', `'版本' & '本更' & '更新'`],
  ['新', `'新'`],
  ['o‘neil', `('o' <-> 'neil':* | 'oneil':*)`],
  [' ?! ', null],
])('the query for %s is %s', (keyword, query) => {
  expect(searchQuery(keyword)?.all ?? null).toBe(query)
})

test('each word counts for itself where texts are ranked', () => {
  expect(searchQuery('K/DA gold')?.any).toBe(`('k' <-> 'da' | 'kda':*) | 'gold':*`)
})

test('a text has its words with their weights', () => {
  expect(searchVector(['Gold', 'gold rush', '金'])).toBe(`'gold':1A 'gold':2B 'rush':3B '金':4C`)
})

test('a text holds names with marks inside as one word, too', () => {
  expect(searchVector(['K/DA', 'Kai’Sa', '1.4'])).toBe(
    `'k':1A 'da':2A 'kda':3A 'kai':4B 'sa':5B 'kaisa':6B '1':7C '4':8C`,
  )
})
