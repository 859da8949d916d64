import { expect, test } from 'vitest'
import type { Board, Match } from './match-record.ts'
import { MatchBatch } from './match-tallies.ts'

const boards = 504
/** Far more than a season has. */
const ids = Array.from({ length: boards * 3 }, (_, number) => `item-${number}`)
const apart = (board: number) => ids.slice(board * 3, board * 3 + 3)
const alike = (board: number) => [ids[0]!, ids[board + 1]!, ids.at(-1)!]

const boardWith = (number: number, items: string[]): Board => ({
  place: (number % 8) + 1,
  step: 'none',
  player: `player-${number}`,
  units: [{ id: 'champion', stars: 2, items }],
  traits: [],
})
const matchesWith = (itemsOf: (board: number) => string[]): Match[] =>
  Array.from({ length: boards / 8 }, (_, match) => ({
    id: `match-${match}`,
    set: 15,
    version: '15.15',
    day: '2025-07-30',
    mode: 'ranked',
    digest: Buffer.alloc(16),
    boards: Array.from({ length: 8 }, (_, at) => boardWith(match * 8 + at, itemsOf(match * 8 + at))),
  }))

test('three items are one tally whatever their order, and others another, however many ids there are', () => {
  const matches = [
    apart,
    alike,
    (board: number) => apart(board).toReversed(),
    (board: number) => alike(board).toReversed(),
  ]
  const batch = new MatchBatch(() => null)
  for (const match of matches.flatMap(matchesWith)) batch.add(match)
  const [parts] = batch.tallies().filter(({ slice }) => slice.ladder === 'none')
  const width = parts!.sums.length / parts!.of.length
  const counted = parts!.of.flatMap(({ kind, entity, part }, row) =>
    kind === 'champion-items' ? [[entity, part, ...parts!.sums.slice(row * width, row * width + 8)].join()] : [],
  )
  const expected = [apart, alike].flatMap((itemsOf) =>
    Array.from({ length: boards }, (_, board) => {
      const places = Array.from({ length: 8 }, (_, place) => (place === board % 8 ? 2 : 0))
      return ['champion', itemsOf(board).sort().join(' '), ...places].join()
    }),
  )
  expect(counted.sort()).toEqual(expected.sort())
})

test('what boards of a recommended lineup field and hold is counted once a board, of clusters it is not', () => {
  const board = { ...boardWith(0, ['gem', 'gem', 'sword']), traits: [] }
  board.units.push({ id: 'champion', stars: 1, items: ['gem'] }, { id: 'friend', stars: 1, items: [] })
  const [match] = matchesWith(apart)
  for (const [lineup, expected] of [
    [
      'recommended',
      [
        'lineup-champion ',
        'lineup-champion champion',
        'lineup-champion friend',
        'lineup-item champion gem',
        'lineup-item champion sword',
      ],
    ],
    ['Trait_A.Trait_B.Champion', []],
  ] as const) {
    const batch = new MatchBatch(() => lineup)
    batch.add({ ...match!, boards: [board] })
    const [details] = batch.tallies().filter(({ slice }) => slice.ladder === 'none')
    const own = details!.of.flatMap(({ kind, entity, part }) => (entity === lineup ? [`${kind} ${part}`] : []))
    expect(own.sort()).toEqual(expected)
    const width = details!.sums.length / details!.of.length
    expect(details!.of.map((_, row) => details!.sums[row * width])).toEqual(details!.of.map(() => 1))
  }
})
