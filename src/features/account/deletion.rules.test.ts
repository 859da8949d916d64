import { expect, test } from 'vitest'
import { confirmationLasts, deletionNeeds } from './deletion.rules.ts'
import { channels } from './sign-in.rules.ts'

const now = new Date('2026-08-08T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const provider = 6

/** What an account of these channels needs whose session began, and whose provider confirmed somebody, so many minutes ago. */
const needs = (of: number[], begun: number, confirmed: number | null, offered = [provider]) =>
  deletionNeeds(
    {
      identities: of.map((channel) => ({ channel })),
      sessions: [
        { createdAt: now, isThis: false }, // of another device
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

test('who has an address needs its code, however new the sign-in is', () => {
  expect([needs([channels.email], 0, 0), needs([channels.email, provider], 0, 0)]).toEqual(['code', 'code'])
})

test('who comes from a provider alone needs its word of the last ten minutes, given for this very session', () => {
  const almost = confirmationLasts - 0.1
  expect(needs([provider], almost, almost)).toBe('tick')
  expect(needs([provider], 0, null)).toBe('sign-in')
  expect(needs([provider], 0, confirmationLasts)).toBe('sign-in')
  expect(needs([provider], confirmationLasts, 0)).toBe('sign-in')
})

test('who could be asked nowhere needs a tick: a guest, or the account of a provider that is not offered any more', () => {
  expect(needs([channels.guest], 9999, null)).toBe('tick')
  expect(needs([provider], 9999, null, [4])).toBe('tick')
})
