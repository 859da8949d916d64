import { maxPinChanges, maxPins, type Pin, type PinChange } from './pins.contract.ts'

/** What a browser keeps of pins. */
export interface KeptPins {
  /** Newest first. */
  pins: Pin[]
  /** What the account has yet to hear of, in order. */
  changes: PinChange[]
  /** Whether the pins are those of an account. */
  areOfAccount: boolean
}

export const noPins: KeptPins = { pins: [], changes: [], areOfAccount: false }

export const isSamePin = (a: Pin, b: Pin): boolean => a.season === b.season && a.id === b.id

/** Pins or unpins a lineup; null if there is no room for another pin. */
export function changePin(kept: KeptPins, change: PinChange): KeptPins | null {
  const { season, id, isPinned } = change
  const others = kept.pins.filter((pin) => !isSamePin(pin, change))
  const unsent = kept.changes.filter((each) => !isSamePin(each, change))
  if (isPinned && others.length >= maxPins) return null
  // what a browser alone had pinned was never in the account, which may have it from elsewhere
  const changes = isPinned || kept.areOfAccount ? [...unsent, { season, id, isPinned }] : unsent
  return { ...kept, pins: isPinned ? [{ season, id }, ...others] : others, changes: changes.slice(-maxPinChanges) }
}

/** The state after the account took the changes that were `sent` and answered with its pins. */
export function settlePins(kept: KeptPins, sent: PinChange[], pins: Pin[]): KeptPins {
  const unsent = kept.changes.filter((change) => !sent.includes(change))
  const settled: KeptPins = { pins, changes: [], areOfAccount: true }
  return unsent.reduce((state, change) => changePin(state, change) ?? state, settled)
}

/** What stays in a browser whose player signed out: pins that the account has not heard of. */
export function leaveAccount({ changes, ...kept }: KeptPins): KeptPins {
  if (!kept.areOfAccount) return { changes, ...kept }
  const own = changes.filter(({ isPinned }) => isPinned)
  return { pins: own.map(({ season, id }) => ({ season, id })).toReversed(), changes: own, areOfAccount: false }
}
