import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf, foldName, foldText } from './typed-text.ts'

test.each([
  [
    "Kai'Sa",
    ['Kai’Sa', 'Kai‘Sa', 'KaiʼSa', 'Kai´Sa', 'Kai`Sa', 'Kai′Sa', 'KaiSa\u200b', 'ｋａｉ＇ｓａ', 'kai sa', 'KÁI-SA'],
  ],
  ['K/DA', ['KDA', 'k da', 'K・DA', 'Ｋ／ＤＡ', 'k.d.a', 'K\\DA']],
  ['น้ำ', ['นํ้า', 'น้ํา', 'นำ้']],
  ['กี่', ['ก่ี', 'กี่่']],
  ['แชมป์', ['เเชมป์']],
  ['Pokémon', ['pokemon', 'POKE\u0301MON', 'ｐｏｋéｍｏｎ']],
  ['8比特', ['８比特', '๘比特']],
])('%s is found however it is typed', (name, typed) => {
  expect(typed.map(foldName)).toEqual(typed.map(() => foldName(name)))
})

test('what differs stays apart', () => {
  const names = ['กา', 'ก่า', 'ก้า', 'กำ', 'กิ', 'กี', 'かに', 'がに', 'Jinx', 'Jhin', '版本', '本版']
  expect(new Set(names.map(foldName)).size).toBe(names.length)
})

test.each([
  ['๗๖๔๙๙๑', '764991'],
  ['２７４４８８', '274488'],
  ['255 930', '255930'],
  ['255\u2011930\u200f', '255930'],
  ['٢٥٥٩٣٠', '255930'],
  ['۲۵۵۹۳۰', '255930'],
  ['𝟐𝟓𝟓𝟗𝟑𝟎', '255930'],
  ['code', ''],
])('the digits of %s are %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

const typedText = fc.string({ unit: 'grapheme', maxLength: 30 })

test('folding again changes nothing', () => {
  fc.assert(
    fc.property(typedText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
    { numRuns: 5000 },
  )
})

test('case, width, accents and invisible characters never matter', () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcxyz0189'/ กขคงาิี่้์ำแเ"), maxLength: 20 })
  const invisible = fc.constantFrom('\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u200e')
  fc.assert(
    fc.property(letters, fc.nat(20), invisible, (text, at, sign) => {
      const wide = text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))
      const typed = [text.toUpperCase(), wide, text.slice(0, at) + sign + text.slice(at), text.normalize('NFD')]
      expect(typed.map(foldText)).toEqual(typed.map(() => foldText(text)))
    }),
    { numRuns: 2000 },
  )
})

test('marks on one Thai letter may be typed in any order', () => {
  const marks = fc.shuffledSubarray(['\u0e35', '\u0e48', '\u0e4c'], { minLength: 2 })
  fc.assert(
    fc.property(marks, (typed) => {
      expect(foldText(`ก${typed.join('')}`)).toBe(foldText(`ก${typed.toSorted().join('')}`))
    }),
  )
})
