import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakable, cutLines, linesIn } from './line-breaks.ts'
import { cleanLine } from './picture-fonts.ts'

const measure = (text: string) => [...text].length
const texts = fc
  .array(
    fc.constantFrom(
      ...['中', '文', '星之守护者', '，', '。', '」', '「', '（', '）', '！', ' ', 'Jinx', 'K/DA', '9', '!', ')', '('],
      ...['น้ำ', 'ที่นี่', 'ปฏิกิริยา', 'สตาร์การ์เดียน', 'ๆ', '😀', 'é', 'e\u0301'],
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''))

test('lines hold the whole text, and none begins with a closing mark or ends with an opening one', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 6, max: 30 }), (text, width) => {
      const lines = linesIn(text, { width, lines: 40 }, measure)
      if (!lines) return
      expect(lines.join('').replaceAll(' ', '')).toBe(cleanLine(text).replaceAll(' ', ''))
      for (const [place, line] of lines.entries()) {
        expect(measure(line)).toBeLessThanOrEqual(width)
        if (place > 0) expect(line).not.toMatch(/^[，。」）！!)ๆ]/)
        if (place < lines.length - 1) expect(line).not.toMatch(/[「（(]$/)
      }
    }),
  )
})

test('Thai breaks between words, those of the game included, and never before a mark', () => {
  expect(breakable('วงออร์เคสตราเก้าชิ้น')).toEqual(['วง', 'ออร์เคสตรา', 'เก้า', 'ชิ้น'])
  expect(breakable('สตาร์การ์เดียน Jinx')).toEqual(['สตาร์การ์เดียน ', 'Jinx'])
  for (const part of breakable('ลิ้น เยิ้ม น้ำ ที่นี่ ปฏิกิริยา')) expect(part).not.toMatch(/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/)
})

test('Chinese breaks between words where they fit', () => {
  expect(linesIn('星之守护者金克丝', { width: 5, lines: 2 }, measure)).toEqual(['星之守护者', '金克丝'])
})

test('two lines are of nearly the same length', () => {
  expect(linesIn('Nine-Piece Orchestra of the Night', { width: 28, lines: 2 }, measure)).toEqual([
    'Nine-Piece Orchestra',
    'of the Night',
  ])
})

test('what fits no line at all is cut, with an ellipsis at its end', () => {
  expect(linesIn('a'.repeat(30), { width: 10, lines: 2 }, measure)).toBeNull()
  expect(cutLines('a'.repeat(30), { width: 10, lines: 2 }, measure)).toEqual(['a'.repeat(10), `${'a'.repeat(9)}…`])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const line of cutLines(text, { width: 7, lines: 2 }, measure)) expect(measure(line)).toBeLessThanOrEqual(12)
    }),
  )
})
