import { expect, test } from 'vitest'
import { effectParts, fillTemplate, formatNumbers, placeholdersOf, skillParts } from './text-template.rules.ts'

test('numbers by star are joined, equal ones are printed once', () => {
  expect(fillTemplate('Deals {Damage} damage.', { Damage: [220, 330, 495] })).toBe('Deals 220/330/495 damage.')
  expect(fillTemplate('{Ratio%} of attack damage', { Ratio: [0.6, 0.6, 0.6] })).toBe('60% of attack damage')
})

test('percentages are a hundred times the number, without floating-point noise', () => {
  expect(formatNumbers(0.07, true)).toBe('7%')
  expect(formatNumbers([0.6, 0.6, 5], true)).toBe('60%/60%/500%')
  expect(formatNumbers(1.25, false)).toBe('1.25')
})

test('an unknown number throws with its name', () => {
  expect(() => fillTemplate('{Nothing}', {})).toThrow('there is no number Nothing')
})

test('placeholders include their percent sign', () => {
  expect(placeholdersOf('{A} and {B%}')).toEqual(['A', 'B%'])
})

test('marks of scaling are parts of their own, other words in brackets are not', () => {
  expect(effectParts('Deals 220/330/495[AP] magic damage.')).toEqual([
    'Deals 220/330/495',
    { scale: 'AP' },
    ' magic damage.',
  ])
  expect(effectParts('[HP][AR] [note]')).toEqual([{ scale: 'HP' }, { scale: 'AR' }, ' [note]'])
  expect(effectParts('Gain gold.')).toEqual(['Gain gold.'])
})

test('a skill is divided at the marks of its parts, and is one part without them', () => {
  expect(skillParts('[passive] Attacks burn. [active] Strikes for 5[AD].', 'passive')).toEqual([
    { type: 'passive', text: 'Attacks burn.' },
    { type: 'active', text: 'Strikes for 5[AD].' },
  ])
  expect(skillParts('Heals.', 'active')).toEqual([{ type: 'active', text: 'Heals.' }])
})
