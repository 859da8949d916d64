import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxPins, type Pin, type PinChange } from './pins.contract.ts'
import { changePin, isSamePin, type KeptPins, leaveAccount, noPins, settlePins } from './pins.rules.ts'

const pinOf = (number: number): Pin => ({ season: 'm10s16', id: `lineup-${number}` })
const changes = fc.array(fc.record({ number: fc.integer({ min: 0, max: 8 }), isPinned: fc.boolean() }), {
  maxLength: 20,
})
const applied = (kept: KeptPins, all: { number: number; isPinned: boolean }[]) =>
  all.reduce((state, { number, isPinned }) => changePin(state, { ...pinOf(number), isPinned })!, kept)

/** An account that takes changes as the server does. */
const accountAfter = (pins: Pin[], sent: PinChange[]): Pin[] =>
  sent.reduce((all, { isPinned, season, id }) => {
    const others = all.filter((pin) => !isSamePin(pin, { season, id }))
    return isPinned ? [{ season, id }, ...others] : others
  }, pins)

test('pins made without an account are all in it after signing in, and none of its own is lost', () => {
  fc.assert(
    fc.property(changes, fc.uniqueArray(fc.integer({ min: 0, max: 12 })), changes, (before, own, during) => {
      const alone = applied(noPins, before)
      const account = accountAfter(own.map(pinOf), alone.changes)
      for (const pin of [...alone.pins, ...own.map(pinOf)]) expect(account).toContainEqual(pin)
      // what is changed while the answer is under way is kept, too
      const busy = applied(alone, during)
      const settled = settlePins(busy, alone.changes, account)
      for (const { number, isPinned } of during.filter(
        (each, at) => !during.slice(at + 1).some(({ number }) => number === each.number),
      )) {
        if (isPinned) expect(settled.pins).toContainEqual(pinOf(number))
      }
      expect(accountAfter(account, settled.changes).toSorted(byId)).toEqual(settled.pins.toSorted(byId))
    }),
  )
})

test('signing out leaves no pin of the account behind, only what it has not heard of', () => {
  const signedIn = settlePins(applied(noPins, [{ number: 1, isPinned: true }]), [], [pinOf(2)])
  expect(leaveAccount(signedIn)).toEqual({
    pins: [pinOf(1)],
    changes: [{ ...pinOf(1), isPinned: true }],
    areOfAccount: false,
  })
  const settled = settlePins(signedIn, signedIn.changes, [pinOf(1), pinOf(2)])
  expect(leaveAccount(settled).pins).toEqual([])
})

test('there is room for a hundred pins', () => {
  const full = Array.from({ length: maxPins }, (_, number) => number).reduce(
    (kept, number) => changePin(kept, { ...pinOf(number), isPinned: true })!,
    noPins,
  )
  expect(changePin(full, { ...pinOf(maxPins), isPinned: true })).toBeNull()
  expect(changePin(full, { ...pinOf(7), isPinned: true })!.pins[0]).toEqual(pinOf(7))
  expect(changePin(full, { ...pinOf(7), isPinned: false })!.pins).toHaveLength(maxPins - 1)
})

const byId = (a: Pin, b: Pin) => (a.id < b.id ? -1 : 1)
