import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxPins, type Pin, type PinChange } from './pins.contract.ts'
import { changePin, isSamePin, type KeptPins, leaveAccount, noPins, settlePins, waitingPins } from './pins.rules.ts'

const pinOf = (number: number): Pin => ({ season: 'm10s16', id: `lineup-${number}` })
const changes = fc.array(fc.record({ number: fc.integer({ min: 0, max: 8 }), isPinned: fc.boolean() }), {
  maxLength: 20,
})
const applied = (kept: KeptPins, all: { number: number; isPinned: boolean }[], isHearing = false) =>
  all.reduce((state, { number, isPinned }) => changePin(state, { ...pinOf(number), isPinned }, isHearing)!, kept)

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
      const busy = applied(alone, during, true)
      const settled = settlePins(busy, alone.changes, { pins: account, leftOut: [] })
      for (const { number, isPinned } of during.filter(
        (each, at) => !during.slice(at + 1).some(({ number }) => number === each.number),
      )) {
        if (isPinned) expect(settled.pins).toContainEqual(pinOf(number))
        else expect(settled.pins).not.toContainEqual(pinOf(number))
      }
      expect(accountAfter(account, settled.changes).toSorted(byId)).toEqual(settled.pins.toSorted(byId))
    }),
  )
})

test('signing out leaves no pin of the account behind, only what it has not heard of', () => {
  const signedIn = settlePins(applied(noPins, [{ number: 1, isPinned: true }]), [], { pins: [pinOf(2)], leftOut: [] })
  expect(leaveAccount(signedIn)).toEqual({
    pins: [pinOf(1)],
    changes: [{ ...pinOf(1), isPinned: true }],
    areOfAccount: false,
  })
  const settled = settlePins(signedIn, signedIn.changes, { pins: [pinOf(1), pinOf(2)], leftOut: [] })
  expect(leaveAccount(settled).pins).toEqual([])
})

test('pins that an account has no room for wait in the browser, and are sent again', () => {
  const alone = applied(noPins, [
    { number: 1, isPinned: true },
    { number: 2, isPinned: true },
  ])
  const full = Array.from({ length: maxPins - 1 }, (_, at) => pinOf(at + 10))
  const settled = settlePins(alone, alone.changes, { pins: [pinOf(1), ...full], leftOut: [pinOf(2)] })
  expect(waitingPins(settled)).toMatchObject([pinOf(2)])
  expect(settled.changes).toEqual([{ ...pinOf(2), isPinned: true }])
  expect(leaveAccount(settled).pins).toEqual([pinOf(2)])
})

test('what another tab wrote meanwhile is not sent twice', () => {
  const alone = applied(noPins, [{ number: 1, isPinned: true }])
  const read: KeptPins = JSON.parse(JSON.stringify(alone))
  expect(settlePins(read, alone.changes, { pins: [], leftOut: [] })).toEqual({ ...noPins, areOfAccount: true })
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
