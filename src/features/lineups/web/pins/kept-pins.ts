import { useSyncExternalStore } from 'react'
import type { Ask } from '#src/core/call.ts'
import { readCookies } from '#src/core/web/cookies.ts'
import { hasSessionHint } from '#src/features/account/sign-in.rules.ts'
import { type PinChange, pinCalls } from '../../pins.contract.ts'
import { changePin, type KeptPins, leaveAccount, noPins, settlePins } from '../../pins.rules.ts'

const storageKey = 'pinned-lineups'

/** Null until the browser's storage is read. */
let kept: KeptPins | null = null
let isLasting = true
const listeners = new Set<() => void>()

/** The pins of this browser or account; none before hydration. */
export const useKeptPins = (): KeptPins => useSyncExternalStore(subscribe, read, () => noPins)

/** Whether pins outlast the visit: private windows may refuse storage. */
export const useArePinsLasting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLasting,
    () => true,
  )

/** Pins or unpins a lineup; false if there is no room. */
export function pinLineup(change: PinChange): boolean {
  const changed = changePin(read(), change, syncing !== null)
  if (changed) write(changed)
  return changed !== null
}

/** The sync under way; one at a time, as two could reach the account in either order. */
let syncing: Promise<void> | null = null

/** Sends unsent changes to the account and takes its pins; unsent ones stay for the next try if that fails. */
export function syncPins(ask: Ask): Promise<void> {
  syncing ??= sendChanges(ask).finally(() => {
    syncing = null
  })
  return syncing
}

/** Sends until the account has heard of everything, also of what changes meanwhile. */
async function sendChanges(ask: Ask): Promise<void> {
  let isDone = false
  while (!isDone) {
    const { changes } = read()
    const answer = await ask(pinCalls.updatePins, { changes })
    if (!answer.ok) return
    const { pins, left_out: leftOut } = answer.data
    write(settlePins(read(), changes, { pins, leftOut }))
    isDone = read().changes.length <= leftOut.length
  }
}

/** Drops the pins of an account that this browser is signed out of. */
export function dropAccountPins() {
  if (read().areOfAccount && !hasSessionHint(readCookies())) write(leaveAccount(read()))
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

/** Another tab changed them. */
function readAgain({ key }: StorageEvent) {
  if (key !== storageKey) return
  kept = null
  for (const listener of listeners) listener()
}

function read(): KeptPins {
  kept ??= stored()
  return kept
}

function stored(): KeptPins {
  try {
    const { pins, changes, areOfAccount } = JSON.parse(localStorage.getItem(storageKey)!)
    if (Array.isArray(pins) && Array.isArray(changes)) return { pins, changes, areOfAccount: areOfAccount === true }
  } catch {} // nothing stored, or no storage
  return noPins
}

function write(state: KeptPins) {
  kept = state
  try {
    if (state.pins.length + state.changes.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    isLasting = false
  }
  for (const listener of listeners) listener()
}
