import { maxPinChanges, maxPins, type Pin, type PinChange } from './pins.contract.ts'

/** What a browser keeps of pins. */
export interface KeptPins {
  /** Newest first. */
  pins: Pin[]
  /** What the account has yet to hear of or has no room for, in order. */
  changes: PinChange[]
  /** Whether the pins are those of an account. */
  areOfAccount: boolean
}

export const noPins: KeptPins = { pins: [], changes: [], areOfAccount: false }

export const isSamePin = (a: Pin, b: Pin): boolean => a.season === b.season && a.id === b.id

const isSameChange = (a: PinChange, b: PinChange): boolean => isSamePin(a, b) && a.isPinned === b.isPinned

/** Pins or unpins a lineup; null if there is no room for another pin. `isHearing`: the account hears of changes now. */
export function changePin(kept: KeptPins, change: PinChange, isHearing = false): KeptPins | null {
  const { season, id, isPinned } = change
  const others = kept.pins.filter((pin) => !isSamePin(pin, change))
  const unsent = kept.changes.filter((each) => !isSamePin(each, change))
  if (isPinned && others.length >= maxPins) return null
  // what a browser alone had pinned was never in the account, which may have it from elsewhere
  const isForAccount = isPinned || kept.areOfAccount || isHearing
  const changes = isForAccount ? [...unsent, { season, id, isPinned }] : unsent
  return { ...kept, pins: isPinned ? [{ season, id }, ...others] : others, changes: changes.slice(-maxPinChanges) }
}

/** The state after the account answered changes that were `sent` with its pins, and with those it had no room for. */
export function settlePins(kept: KeptPins, sent: PinChange[], { pins, leftOut }: { pins: Pin[]; leftOut: Pin[] }) {
  const unsent = kept.changes.filter((change) => !sent.some((each) => isSameChange(each, change)))
  const waiting = leftOut.map((pin) => ({ ...pin, isPinned: true }))
  const settled: KeptPins = { pins, changes: waiting, areOfAccount: true }
  return unsent.reduce((state, change) => changePin(state, change) ?? state, settled)
}

/** Pins that the account has no room for: they move in once others are unpinned. */
export const waitingPins = ({ pins, changes, areOfAccount }: KeptPins): Pin[] =>
  areOfAccount ? changes.filter((change) => change.isPinned && !pins.some((pin) => isSamePin(pin, change))) : []

/** What stays in a browser whose player signed out: pins that the account has not heard of. */
export function leaveAccount({ changes, ...kept }: KeptPins): KeptPins {
  if (!kept.areOfAccount) return { changes, ...kept }
  const own = changes.filter(({ isPinned }) => isPinned)
  return { pins: own.map(({ season, id }) => ({ season, id })).toReversed(), changes: own, areOfAccount: false }
}
