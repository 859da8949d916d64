import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceToSee, goldForXp, healthLost, interestOf, streakGold, xpNeeded } from './guide.rules.ts'

describe('a lost fight', () => {
  test.each([
    [0, 3, false, 3],
    [1, 0, false, 2],
    [4, 5, false, 13],
    [5, 5, false, 14],
    [6, 0, false, 10],
    [9, 10, false, 23],
    [4, 5, true, 8],
    [7, 12, true, 11],
  ])('with %i champions standing and %i base damage (mirror %s) costs %i', (alive, base, isMirror, lost) => {
    expect(healthLost({ alive, base, isMirror })).toBe(lost)
  })

  test('costs more with each champion, and never more against a mirror', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(30), (alive, base) => {
        const own = healthLost({ alive, base, isMirror: false })
        expect(healthLost({ alive: alive + 1, base, isMirror: false })).toBeGreaterThan(own)
        expect(healthLost({ alive, base, isMirror: true })).toBe(own - base)
      }),
    )
  })
})

describe('experience', () => {
  const xpToNext = [2, 6, 10, 20, 36, 48, 80, 84]

  test('adds up over levels', () => {
    expect(xpNeeded(xpToNext, { from: 4, to: 5, have: 0 })).toBe(10)
    expect(xpNeeded(xpToNext, { from: 2, to: 10, have: 0 })).toBe(286)
    expect(xpNeeded(xpToNext, { from: 7, to: 8, have: 14 })).toBe(34)
    expect(xpNeeded(xpToNext, { from: 1, to: 3, have: 0 })).toBe(2)
    expect(xpNeeded(xpToNext, { from: 8, to: 7, have: 0 })).toBe(0)
    expect(xpNeeded(xpToNext, { from: 3, to: 4, have: 9 })).toBe(0)
  })

  test('is bought in portions of four, less the experience of rounds', () => {
    expect([goldForXp(34, 0), goldForXp(34, 1), goldForXp(34, 17), goldForXp(34, 30)]).toEqual([36, 32, 0, 0])
  })
})

test('interest is one gold per ten, at most five', () => {
  expect([0, 9, 10, 49, 50, 99].map(interestOf)).toEqual([0, 0, 1, 4, 5, 5])
})

test('a streak pays by its length', () => {
  const streaks = [
    { from: 3, gold: 1 },
    { from: 5, gold: 2 },
    { from: 6, gold: 3 },
  ]
  expect([0, 2, 3, 4, 5, 6, 20].map((count) => streakGold(streaks, count))).toEqual([0, 0, 1, 1, 2, 3, 3])
})

describe('the chance to see a champion', () => {
  const pool = { odds: 18, copies: 10, champions: 12, taken: 0, others: 0 }

  test('is one minus the chance to miss it in every slot', () => {
    expect(chanceToSee(pool, 0)).toBe(0)
    expect(chanceToSee(pool, 1)).toBeCloseTo(1 - (1 - 0.18 / 12) ** 5, 10)
  })

  test('grows with shops, falls with each taken copy, and is 0 without copies', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(9), fc.nat(80), (shops, taken, others) => {
        const chance = chanceToSee({ ...pool, taken, others }, shops)
        expect(chance >= 0 && chance <= 1).toBe(true)
        expect(chanceToSee({ ...pool, taken, others }, shops + 1)).toBeGreaterThanOrEqual(chance)
        expect(chanceToSee({ ...pool, taken: taken + 1, others }, shops)).toBeLessThanOrEqual(chance)
      }),
    )
    expect(chanceToSee({ ...pool, taken: 10 }, 99)).toBe(0)
  })
})
