import { expect, test } from 'vitest'
import { nearestByName } from './nearest-names.ts'

const champions = [
  ['Annie', '安妮'],
  ['Akali', '阿卡丽'],
  ['Anivia', '艾尼维亚'],
  ['Katarina', '卡特琳娜', 'คาทาริน่า'],
  ['Twisted Fate', '卡牌大师'],
  ['Vi', '蔚'],
  ["Kai'Sa", '卡莎'],
]
const nearest = (text: string) => nearestByName(champions, text, (names) => names).map(([name]) => name)

test.each([
  ['an equal name', 'annie', 'Annie'],
  ['an equal name in another language', '安妮', 'Annie'],
  ['a name without punctuation', 'KAISA', "Kai'Sa"],
  ['a name with a typo', 'ktarina', 'Katarina'],
  ['a name with a typo in Thai', 'คาทารินา', 'Katarina'],
  ['a part of a name', 'fate', 'Twisted Fate'],
  ['a letter of a short Chinese name', '妮', 'Annie'],
  ['a name with a suffix', 'Annie2', 'Annie'],
])('%s (%s) ranks first', (_, text, name) => {
  expect(nearest(text)[0]).toBe(name)
})

test.each(['nobody', 'x', '剑', '', 'nothing-divine', 'a'.repeat(80)])('"%s" matches nothing', (text) => {
  expect(nearest(text)).toEqual([])
})

test('an equal name ranks before a containing one, and that before a misspelt one', () => {
  const names = ['Kala', 'Akalia', 'Akali', 'Bkali']
  expect(nearestByName(names, 'akali', (name) => [name])).toEqual(['Akali', 'Akalia', 'Bkali', 'Kala'])
})
