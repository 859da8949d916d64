import { expect, test } from 'vitest'
import { deletionNeeds, freshSignInLasts } from './deletion.rules.ts'
import { channels } from './sign-in.rules.ts'

const now = new Date('2026-08-08T12:00:00Z')
const provider = 6
const needs = (of: number[], age: number) =>
  deletionNeeds(
    {
      identities: of.map((channel) => ({ channel })),
      sessions: [
        { createdAt: now, isThis: false }, // of another device
        { createdAt: new Date(now.getTime() - age * 1000), isThis: true },
      ],
    },
    now,
  )

test('who has an address needs its code, however new the sign-in is', () => {
  expect([needs([channels.email], 0), needs([channels.email, provider], 0)]).toEqual(['code', 'code'])
})

test('who comes from a provider alone needs a sign-in of the last ten minutes on this device', () => {
  const ages = [0, freshSignInLasts - 1, freshSignInLasts, 30 * 24 * 60 * 60]
  expect(ages.map((age) => needs([provider], age))).toEqual(['tick', 'tick', 'sign-in', 'sign-in'])
})

test('a guest, who can sign in nowhere else, needs a tick', () => {
  expect(needs([channels.guest], 30 * 24 * 60 * 60)).toBe('tick')
})
