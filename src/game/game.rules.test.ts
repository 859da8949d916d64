import { expect, test } from 'vitest'
import { rarityOf, statByStars } from './game.rules.ts'

test('health and attack damage grow with the stars as the client rounds them', () => {
  expect(statByStars('health', 650)).toEqual([650, 1170, 2106])
  expect(statByStars('attackDamage', 50)).toEqual([50, 75, 113])
  expect(statByStars('attackDamage', 15)).toEqual([15, 23, 34])
})

test('other stats do not grow', () => {
  expect(statByStars('armor', 40)).toEqual([40])
  expect(statByStars('attackSpeed', 0.65)).toEqual([0.65])
})

test('costs have the names of the rarities', () => {
  expect([1, 2, 3, 4, 5, 6].map(rarityOf)).toEqual(['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic'])
})
