import { expect, test } from 'vitest'
import { keepThaiWords } from './thai-words.ts'

/** What a browser may put on lines of their own. */
const partsOf = (text: string) =>
  [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
const readable = (text: string) => text.replaceAll(/[\u2060\u200b]/g, '')

test.each([
  ['ขึ้นอยู่กับว่าเทรตใดของแชมเปี้ยน', 'เทรต'],
  ['มีโอกาสคริติคอลเพิ่มขึ้น', 'คริติคอล'],
  ['สร้างความเสียหายเวทให้เป้าหมาย', 'ความเสียหาย'],
  ['ในซีซันนี้', 'ซีซัน'],
])('%s keeps %s in one line', (text, word) => {
  expect(partsOf(text)).not.toContain(word) // else the dictionary has learnt it, and nothing is to be done
  const kept = keepThaiWords(text)
  expect(readable(kept)).toBe(text)
  expect(partsOf(kept).map(readable)).toContain(word)
})

test('a text without words of the game, and one that was kept already, stay as they are', () => {
  expect(keepThaiWords('สวัสดี {name}')).toBe('สวัสดี {name}')
  const kept = keepThaiWords('ขึ้นอยู่กับว่าเทรตใด')
  expect(keepThaiWords(kept)).toBe(kept)
})
