import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IndexEntry, SearchGroup } from './search.contract.ts'
import { readyIndex, searchIn, withArticles } from './search.rules.ts'

const seasons = [
  { id: 'm1s1', title: 'One' },
  { id: 'm2s2', title: 'Two' },
]
const champion = (id: string, names: IndexEntry['names'], more: Partial<IndexEntry> = {}): IndexEntry => ({
  kind: 'champion',
  id,
  season: 'm1s1',
  names,
  ...more,
})
const item = (id: string, en: string, season = 'm1s1'): IndexEntry => ({ kind: 'item', id, season, names: { en } })

const searching = (entries: IndexEntry[], language: 'en' | 'zh' | 'th' = 'en') => {
  const index = readyIndex({ seasons, entries }, language)
  return (q: string, season?: string) =>
    searchIn(index, { q, season, limit: 10 }).flatMap(({ results }) => results.map(({ id }) => id))
}

describe('the order', () => {
  test('is exact, beginning, word, within', () => {
    const find = searching([
      item('within', 'Greatsword'),
      item('word', 'Long Sword'),
      item('beginning', 'Swordfish'),
      item('exact', 'Sword'),
    ])
    expect(find('sword')).toEqual(['exact', 'beginning', 'word', 'within'])
  })

  test('has spelling errors only where nothing else matches', () => {
    const entries = [item('near', 'Swords'), item('far', 'Sward')]
    expect(searching(entries)('sword')).toEqual(['near'])
    expect(searching(entries)('swrod')).toEqual(['near'])
    expect(searching(entries)('swarf')).toEqual(['far'])
  })

  test('has the running season first, or the one that is asked for', () => {
    const find = searching([champion('two', { en: 'Vi' }, { season: 'm2s2' }), champion('one', { en: 'Vi' })])
    expect(find('vi')).toEqual(['one', 'two'])
    expect(find('vi', 'm2s2')).toEqual(['two', 'one'])
    expect(find('vi', 'm9s9')).toEqual(['one', 'two'])
  })

  test('has a better match of the other season before a worse one of the running season', () => {
    const find = searching([champion('longer', { en: 'Viego' }), champion('two', { en: 'Vi' }, { season: 'm2s2' })])
    expect(find('vi')).toEqual(['two', 'longer'])
  })

  test('rather ends with a word than within one', () => {
    expect(searching([item('cut', 'Starter'), item('whole', 'Star Guardian')])('star')).toEqual(['whole', 'cut'])
  })
})

test('short names turn into no others', () => {
  const find = searching([
    champion('vi', { en: 'Vi', zh: '蔚' }),
    champion('vex', { en: 'Vex' }),
    champion('jax', { en: 'Jax' }),
  ])
  expect(find('Vi')).toEqual(['vi'])
  expect(find('Jax')).toEqual(['jax'])
  expect(find('蔚')).toEqual(['vi'])
  for (const q of ['vii', 'jix', 'vxe', '霞']) expect(find(q)).toEqual([])
})

test('Chinese is found from its middle, by one character and by pairs', () => {
  const find = searching([champion('amumu', { en: 'Amumu', zh: '阿木木' }), item('x', '无尽之刃')], 'zh')
  for (const q of ['木木', '木', '阿木木']) expect(find(q)).toEqual(['amumu'])
  expect(find('木阿')).toEqual([])
  expect(find('尽之刃')).toEqual(['x'])
})

test('Thai is found with and without tone marks, and from its middle', () => {
  const find = searching([champion('g', { en: 'G', th: 'สตาร์การ์เดี้ยน' })], 'th')
  for (const q of ['สตาร์การ์เดี้ยน', 'สตาร์การ์เดียน', 'การ์เดี้ยน', 'การ์เดียน']) expect(find(q)).toEqual(['g'])
  expect(find('การ์ดา')).toEqual([])
})

test('words may stand in any order and script', () => {
  const find = searching(
    [champion('akali', { en: 'Akali (K/DA)', zh: '阿卡丽（KDA）' }), champion('ahri', { en: 'Ahri' })],
    'zh',
  )
  for (const q of ['kda akali', 'akali kda', 'KDA阿卡丽', '阿卡丽 kda']) expect(find(q)).toEqual(['akali'])
  expect(find('akali ahri')).toEqual([])
})

test('an item of two seasons is one result, two champions of a name are two', () => {
  const twice = [item('sword', 'Sword'), item('sword', 'Sword', 'm2s2')]
  const index = readyIndex({ seasons, entries: twice }, 'en')
  expect(searchIn(index, { q: 'sword', limit: 5 })).toMatchObject([{ total: 1, results: [{ season: 'm1s1' }] }])
  expect(searchIn(index, { q: 'sword', season: 'm2s2', limit: 5 })).toMatchObject([{ results: [{ season: 'm2s2' }] }])
})

test('a result shows its name in the page’s language, and the name that matched', () => {
  const index = readyIndex({ seasons, entries: [champion('ahri', { en: 'Ahri', zh: '阿狸' })] }, 'zh')
  const resultOf = (q: string) => searchIn(index, { q, limit: 1 })[0]!.results[0]!
  expect(resultOf('ahri')).toMatchObject({ name: { text: '阿狸' }, matched: { text: 'Ahri', lang: 'en' } })
  expect(resultOf('阿狸').matched).toBeUndefined()
})

test('groups hold the best results, and their number', () => {
  const index = readyIndex({ seasons, entries: ['a', 'b', 'c'].map((id) => item(id, `Sword ${id}`)) }, 'en')
  expect(searchIn(index, { q: 'sword', limit: 2 })).toMatchObject([{ total: 3, results: [{ id: 'a' }, { id: 'b' }] }])
})

test('articles stand after certain groups and before guesses', () => {
  const group = (kind: SearchGroup['kind'], isGuess: boolean): SearchGroup => ({
    kind,
    isGuess,
    total: 1,
    results: [{ kind, id: 'x', name: { text: 'x' } }],
  })
  const groups = [group('item', true), group('trait', false)]
  const kinds = (articles: SearchGroup | null) => withArticles(groups, articles).map(({ kind }) => kind)
  expect(kinds(group('article', false))).toEqual(['trait', 'article', 'item'])
  expect(kinds(null)).toEqual(['trait', 'item'])
  expect(kinds({ ...group('article', false), results: [] })).toEqual(['trait', 'item'])
})

test('any text is answered', () => {
  const find = searching([champion('ahri', { en: 'Ahri', zh: '阿狸' }, { pinyin: 'a li', aliases: ['狐狸'] })], 'zh')
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (q) => find(q).length <= 1))
  for (const q of ['', ' ', '!?', '\u200b']) expect(find(q)).toEqual([])
})
