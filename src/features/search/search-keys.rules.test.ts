import { expect, test } from 'vitest'
import { foldWords, keysOf, withoutTones } from './search-keys.rules.ts'

const entry = { kind: 'champion', id: 'x' } as const
const textsOf = (names: { en: string; zh?: string; th?: string }, more: object = {}) =>
  keysOf({ ...entry, names, ...more }, 'zh').map(({ text }) => text)

test.each([
  ["Kai'Sa", ['kaisa']],
  ['Kai’Sa', ['kaisa']],
  ['K/DA', ['k', 'da']],
  ['B.F. Sword', ['b', 'f', 'sword']],
  ['阿卡丽（KDA）', ['阿卡丽', 'kda']],
  ['?!', []],
])('%s has the words %j', (text, words) => {
  expect(foldWords(text)).toEqual(words)
})

test('only the four tone marks go: other signs make other words', () => {
  expect(withoutTones('การ์เดี้ยน')).toBe('การ์เดียน')
  expect(withoutTones('่้๊๋')).toBe('')
  for (const word of ['วิทยุ', 'วิทยา', 'น้ำ'.replace('้', ''), 'การ์', 'เล็ก']) expect(withoutTones(word)).toBe(word)
})

test('Thai without tone marks is a second key below the exact one', () => {
  const keys = keysOf({ ...entry, names: { en: 'Guardian', th: 'การ์เดี้ยน' } }, 'th').filter(({ of }) => of === 'th')
  expect(keys.map(({ text }) => text)).toEqual(['การ์เดี้ยน', 'การ์เดียน'])
  expect(keys[1]!.penalty).toBeGreaterThan(keys[0]!.penalty)
})

test('pinyin is found whole, by initials, and with v or u for ü', () => {
  expect(textsOf({ en: 'Tear', zh: '女神之泪' }, { pinyin: 'nv shen zhi lei' })).toEqual([
    'tear',
    '女神之泪',
    'nvshenzhilei',
    'nushenzhilei',
    'nszl',
  ])
})

test('pinyin weighs less on pages in other languages, where it has to be typed out further', () => {
  const [zh, en] = (['zh', 'en'] as const).map(
    (language) => keysOf({ ...entry, names: { en: 'Jhin', zh: '烬' }, pinyin: 'jin' }, language).at(-1)!,
  )
  expect(en!.penalty).toBeGreaterThan(zh!.penalty)
  expect(en!.least).toBe(4)
})

test('an alias names the language that it is in', () => {
  const keys = keysOf({ ...entry, names: { en: 'Vi' }, aliases: ['tf', '卡牌', 'ไว'] }, 'en')
  expect(keys.slice(1).map(({ of }) => of)).toEqual(['en', 'zh', 'th'])
})
