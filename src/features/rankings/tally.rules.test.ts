import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Tallies, tallySums } from './tally.rules.ts'

const boards = fc.array(fc.record({ subject: fc.nat({ max: 3 }), place: fc.integer({ min: 1, max: 8 }) }), {
  maxLength: 24,
})
const matches = fc.array(boards, { maxLength: 40 })

/** Computes the sums of a subject by definition, match by match. */
function sumsOf(given: { subject: number; place: number }[][], subject: number): number[] {
  const places = given.map((match) => match.filter((board) => board.subject === subject).map(({ place }) => place))
  const total = (of: (match: number[]) => number) => places.reduce((sum, match) => sum + of(match), 0)
  const countWhere = (is: (place: number) => boolean) => (match: number[]) => match.filter(is).length
  const [top4, wins] = [countWhere((place) => place <= 4), countWhere((place) => place === 1)]
  const place = (match: number[]) => match.reduce((sum, each) => sum + each, 0)
  return [
    ...Array.from({ length: 8 }, (_, index) => total(countWhere((each) => each === index + 1))),
    total((match) => (match.length > 0 ? 1 : 0)),
    total((match) => match.length ** 2),
    ...[place, top4, wins].flatMap((of) => [
      total((match) => of(match) ** 2),
      total((match) => of(match) * match.length),
    ]),
  ]
}

test('tallies hold the sums that they are named for, whichever boards of a match have a subject and however often', () => {
  fc.assert(
    fc.property(matches, (given) => {
      const tallies = new Tallies()
      const rows = [0, 1, 2, 3].map(() => tallies.open())
      for (const [number, match] of given.entries())
        for (const { subject, place } of match) tallies.add(rows[subject]!, number, place)
      const sums = tallies.all()
      for (const subject of rows.keys()) {
        const own = sums.subarray(subject * tallySums.length, (subject + 1) * tallySums.length)
        expect([...own]).toEqual(sumsOf(given, subject))
      }
    }),
  )
})
