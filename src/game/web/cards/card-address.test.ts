import { describe, expect, test } from 'vitest'
import { addressOfCard, type CardSubject, cardAttributes, subjectOf } from './card-address.ts'

const annie: CardSubject = { kind: 'champion', season: 'm10s16', id: 'TFT10_Annie' }

describe('a card', () => {
  test.each([
    ['champion', { to: '/chess/$season/$heroId', params: { season: 'm10s16', heroId: 'x' } }],
    ['trait', { to: '/books/synergy', search: { season: 'm10s16', names: 'en' }, hash: 'x' }],
    ['item', { to: '/books/equip', search: { season: 'm10s16', names: 'en' }, hash: 'x' }],
    ['augment', { to: '/books/hex', search: { season: 'm10s16', names: 'en' }, hash: 'x' }],
    ['snack', { to: '/books/goop', search: { season: 'm10s16', names: 'en' }, hash: 'x' }],
  ] as const)('of a %s leads to its place', (kind, address) => {
    expect(addressOfCard({ kind, season: 'm10s16', id: 'x' }, { names: 'en' })).toMatchObject(address)
  })

  test('is found by the attributes of its link', () => {
    const { 'data-card': card, 'data-season': season, 'data-id': id } = cardAttributes(annie)
    expect(subjectOf({ card, season, id })).toEqual(annie)
  })

  test.each([
    {},
    { season: 'm10s16', id: 'TFT10_Annie' },
    { card: 'lineup', season: 'm10s16', id: 'x' },
    { card: 'item', season: 'm10s16' },
  ])('is not found on a link with %o', (data) => {
    expect(subjectOf(data)).toBeNull()
  })
})
