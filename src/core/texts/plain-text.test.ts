import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inOneLine, plainLine, plainText, unstorableFault, withoutControls } from './plain-text.ts'

test('a text keeps letters of all scripts, emoji, tabs and line breaks, and loses what XML can’t hold', () => {
  const kept = 'Ünits\t<b>\r\n中文 ภาษา 👩‍🚀 𝒳'
  expect(withoutControls(kept)).toBe(kept)
  expect(withoutControls('a\0\b\x0e\x1b\x7f\x84\ud800b\ufffe\uffff\ufdd0\u{1ffff}c')).toBe('abc')
})

test.each(['\v', '\f', '\x85', '\u2028', '\u2029'])('the line break %j keeps two words apart', (sign) => {
  expect(withoutControls(`one${sign}two`)).toBe('one two')
})

test('a title is one line that can’t turn the text around it', () => {
  expect(inOneLine('\v Two\r\n lines\tof \u202ea\u2066 title\u200f\n')).toBe('Two lines of a title')
  expect(v.parse(v.pipe(v.string(), plainLine()), 'One\u2028two')).toBe('One two')
  expect(v.safeParse(v.pipe(v.string(), plainLine()), 'a\0').success).toBe(false)
})

test.each(['a\0', '\ud83d', 'a\udc00b'])('%j is refused as a written text', (text) => {
  expect(v.safeParse(v.pipe(v.string(), plainText()), text).success).toBe(false)
})

test('a written text is cleaned, and measured as it was written', () => {
  const title = v.pipe(v.string(), v.maxLength(3), plainText())
  expect(v.parse(title, 'a\bb')).toBe('ab')
  expect(v.safeParse(title, 'a\b\bb').success).toBe(false)
})

test('a fault names the field of an input that can’t be stored', () => {
  const fault = 'it must not hold NUL or half of a surrogate pair'
  expect(unstorableFault({ n: 1, no: null, list: [{ text: 'ok' }, { text: 'a\0' }] })).toBe(`list.1.text: ${fault}`)
  expect(unstorableFault('\ud800')).toBe(`body: ${fault}`)
  expect(unstorableFault({ keyword: '👩‍🚀', list: ['\b'] })).toBeNull()
})
