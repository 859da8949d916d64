import { array, assert, boolean, constantFrom, integer, property, record, string, subarray, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameData, seasonFacts } from '../../../e2e/setup/data/game-data.ts'
import { type BoardUnit, championName, decodeBoard, encodeBoard, itemName } from './board-address.rules.ts'

const coliseum = seasonFacts('m15s16')
const seasons = [...gameData.seasons.values()]
const hexes = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4, 5, 6, 7].map((column) => `${row},${column}`))

const unit = (id: string, hex: string, rest: Partial<BoardUnit> = {}): BoardUnit => ({
  unit: id,
  star: 1,
  items: [],
  hex,
  carry: false,
  ...rest,
})
const read = (text: string) => decodeBoard(text, coliseum)
const decoded = (board: BoardUnit[]) => ({ fault: null, board, leftOut: [] })

const boards = constantFrom(...seasons).chain((season) =>
  subarray(hexes)
    .chain((places) =>
      tuple(
        ...places.map((hex) =>
          record({
            unit: constantFrom(...season.champions.map(({ id }) => id)),
            star: constantFrom(1 as const, 2 as const, 3 as const),
            items: array(constantFrom(...season.items.map(({ id }) => id)), { maxLength: 3 }),
            hex: constantFrom(hex),
            carry: boolean(),
          }),
        ),
      ),
    )
    .map((board) => ({ season, board: board as BoardUnit[] })),
)

/** Links that players may have kept; they must be read for ever. */
const golden: [string, BoardUnit[]][] = [
  ['1AiJ', []],
  [
    '1oABiNT1Aatrox-KILeeSin-bX_98Lm_tPzeKuGwenaf',
    [
      unit('TFT15_Aatrox', '1,1', { items: ['TFT4_Item_OrnnDeathsDefiance'] }),
      unit('TFT15_LeeSin', '2,4', { star: 2 }),
      unit('TFT15_Gwen', '4,7', {
        star: 3,
        carry: true,
        items: ['TFT_Item_RabadonsDeathcap', 'TFT_Item_JeweledGauntlet', 'TFT15_Item_SniperEmblemItem'],
      }),
    ],
  ],
]

test.each(golden)('the link %s of version 1 is written and read', (link, board) => {
  expect(encodeBoard(board)).toBe(link)
  expect(read(link)).toEqual(decoded(board))
})

test('the first hex, champion and item are no "none"', () => {
  for (const { champions, items } of seasons) {
    const board = [unit(champions[0]!.id, '1,1', { items: [items[0]!.id] })]
    expect(decodeBoard(encodeBoard(board), { champions, items })).toEqual(decoded(board))
  }
})

test('generated boards come back, in characters that no chat changes', () => {
  assert(
    property(boards, ({ season, board }) => {
      const link = encodeBoard(board.toReversed())
      expect(link).toMatch(/^1[\w-]+$/)
      expect(decodeBoard(link, season)).toEqual(decoded(board))
    }),
    { numRuns: 10_000 },
  )
})

test('nine units with three items each stay below 400 characters', () => {
  for (const { champions, items } of seasons) {
    const longest = champions.toSorted((a, b) => b.id.length - a.id.length).slice(0, 9)
    const board = longest.map(({ id }, index) =>
      unit(id, hexes[index]!, { star: 3, carry: true, items: items.slice(index, index + 3).map((item) => item.id) }),
    )
    expect(encodeBoard(board).length).toBeLessThan(400)
  }
})

test('each champion and item of a season has its own name in links', () => {
  for (const { champions, items } of seasons) {
    const names = [
      champions.map(({ id }) => championName(id)),
      items.flatMap(({ id, matchIds = [] }) => [id, ...matchIds].map(itemName)),
    ]
    for (const each of names) expect(each.filter((name, index) => each.indexOf(name) < index)).toEqual([])
  }
})

describe('a link that was cut or changed', () => {
  const link = golden[1]![0]

  test('is incomplete without its last characters, or any others', () => {
    for (let from = 0; from < link.length; from++)
      for (let to = from + 1; to <= link.length; to++) {
        const cut = link.slice(0, from) + link.slice(to)
        expect({ cut, isBoard: read(cut).fault === null }).toEqual({ cut, isBoard: false })
      }
    for (let end = 1; end < link.length; end++) expect(read(link.slice(0, end))).toEqual({ fault: 'incomplete' })
  })

  test.each(['', '1', 'x', '+', '%20', '1AAA', `${link} `, `${link}.`, link.toLowerCase(), link.replace('-', ' ')])(
    'or mangled is no board: %j',
    (text) => expect(read(text).fault).not.toBeNull(),
  )

  test('in one or two neighbouring characters is never another board', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    for (let at = 0; at < link.length; at++)
      for (const [index, letter] of letters.entries()) {
        const pair = letter + letters[(index * 7 + at) % 64]!
        const changed = [link.slice(0, at) + letter + link.slice(at + 1)]
        if (at < link.length - 1) changed.push(link.slice(0, at) + pair + link.slice(at + 2))
        for (const each of changed) if (each !== link) expect(read(each).fault).not.toBeNull()
      }
  })

  test('at random is found in all but one of 3,000 cases', () => {
    let undetected = 0
    const [count, place] = [30_000, integer({ min: 1, max: link.length - 1 })]
    const letter = string({
      minLength: 1,
      maxLength: 1,
      unit: constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcxyz0189-_'),
    })
    assert(
      property(array(tuple(place, letter), { minLength: 3, maxLength: 8 }), (changes) => {
        const changed = changes.reduce((text, [at, by]) => text.slice(0, at) + by + text.slice(at + 1), link)
        if (changed !== link && read(changed).fault === null) undetected++
      }),
      { numRuns: count, seed: 1 },
    )
    expect(undetected).toBeLessThanOrEqual(count / 3000)
  })

  test('and hostile texts never throw', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(['incomplete', 'newer']).toContain(read(text).fault)
        expect(['incomplete', 'newer', null]).toContain(read(`1${text}`).fault)
      }),
      { numRuns: 10_000 },
    )
  })
})

test('a link of a newer version has its own fault', () => {
  expect(read(`2${golden[1]![0].slice(1)}`)).toEqual({ fault: 'newer' })
})

describe('what a season lacks is left out and named', () => {
  const board = [
    unit('TFT15_Gwen', '1,1', { items: ['TFT_Item_Stick', 'TFT_Item_BFSword'] }),
    unit('TFT15_Unknown', '1,2', { items: ['TFT_Item_BFSword'] }),
  ]

  test('champions and items', () => {
    expect(read(encodeBoard(board))).toEqual({
      fault: null,
      board: [unit('TFT15_Gwen', '1,1', { items: ['TFT_Item_BFSword'] })],
      leftOut: [
        { kind: 'item', name: itemName('TFT_Item_Stick'), hex: '1,1', reason: 'unknown' },
        { kind: 'champion', name: 'Unknown', hex: '1,2', reason: 'unknown' },
      ],
    })
  })

  test('of two units on a hex the second', () => {
    const two = [unit('TFT15_Gwen', '2,3'), unit('TFT15_Zac', '2,3')]
    expect(read(encodeBoard(two))).toEqual({
      fault: null,
      board: [two[0]],
      leftOut: [{ kind: 'champion', name: 'TFT15_Zac', hex: '2,3', reason: 'hex_taken' }],
    })
  })

  test('units beyond the most that are allowed', () => {
    const three = hexes.slice(0, 3).map((hex) => unit('TFT15_Zac', hex))
    expect(decodeBoard(encodeBoard(three), { ...coliseum, maxUnits: 2 })).toEqual({
      fault: null,
      board: three.slice(0, 2),
      leftOut: [{ kind: 'champion', name: 'TFT15_Zac', hex: '1,3', reason: 'too_many' }],
    })
  })

  test('a renamed id is read by its former one', () => {
    const renamed = { champions: [{ id: 'TFT15_Gwenny', matchIds: ['TFT15_Gwen'] }], items: coliseum.items }
    expect(decodeBoard(encodeBoard([unit('TFT15_Gwen', '1,1')]), renamed)).toEqual(
      decoded([unit('TFT15_Gwenny', '1,1')]),
    )
  })
})
