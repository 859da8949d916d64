import { expect, test } from 'vitest'
import { confirmationLasts } from './confirmation.rules.ts'
import { deletionNeeds } from './deletion.rules.ts'
import { channels } from './sign-in.rules.ts'

const now = new Date('2026-08-08T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const provider = 6

/** The proof required of an account with these channels, a session `begun` and a confirmation `confirmed` minutes ago. */
const needs = (of: number[], begun: number, confirmed: number | null, offered = [provider]) =>
  deletionNeeds(
    {
      identities: of.map((channel) => ({ channel })),
      sessions: [
        { createdAt: now, isThis: false }, // another device
        { createdAt: ago(begun), isThis: true },
      ],
      events: [
        { kind: 'signed-in', at: now },
        ...(confirmed === null ? [] : [{ kind: 'confirmed', at: ago(confirmed) }]),
      ],
    },
    offered,
    now,
  )

test('an account with an address needs a code, even right after signing in', () => {
  expect([needs([channels.email], 0, 0), needs([channels.email, provider], 0, 0)]).toEqual(['code', 'code'])
})

test('an account of a provider needs a confirmation of the last ten minutes within this session', () => {
  const almost = confirmationLasts - 0.1
  expect(needs([provider], almost, almost)).toBe('tick')
  expect(needs([provider], 0, null)).toBe('sign-in')
  expect(needs([provider], 0, confirmationLasts)).toBe('sign-in')
  expect(needs([provider], confirmationLasts, 0)).toBe('sign-in')
})

test('a guest and an account of a removed provider need only a tick', () => {
  expect(needs([channels.guest], 9999, null)).toBe('tick')
  expect(needs([provider], 9999, null, [4])).toBe('tick')
})
