import { listCounted } from '#src/core/server/http/shared-limits.store.ts'
import type { LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { Signal, Signals } from '../../operator/operator.contract.ts'
import { mostSignals, signalFloors } from '../../operator/signals.rules.ts'
import { networkGuesses } from '../squads/squads.handlers.ts'
import { type FoundSignal, listAllowed, listFoundSignals, type StoredAllowed } from './signals.store.ts'

export interface SignalParts extends Pick<LimitStores, 'db'> {
  /** Keys of networks with a least number of wrong codes of messages lately. */
  listWrongEntries: (least: number) => Promise<{ key: string; count: number }[]>
}

/** Signs of abuse in a campaign, and what its operators allow. */
export async function readSignals({ db, listWrongEntries }: SignalParts, campaign: string): Promise<Signals> {
  const [found, allowed, ...guesses] = await Promise.all([
    listFoundSignals(db, campaign),
    listAllowed(db, campaign),
    listCounted(db, networkGuesses, signalFloors.guesses),
    listWrongEntries(signalFloors.guesses),
  ])
  return {
    signals: [...found.map(presentSignal), ...guessesOf(guesses.flat(), allowed)],
    allowed: allowed.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
  }
}

const presentSignal = ({ first, last, ...signal }: FoundSignal): Signal => ({
  ...signal,
  first: first.toISOString(),
  last: last.toISOString(),
})

/** Wrong codes of invitations and messages by network, the most first. */
function guessesOf(counted: { key: string; count: number }[], allowed: StoredAllowed[]): Signal[] {
  const known = new Set(allowed.flatMap(({ kind, digest }) => (kind === 'network' ? digest : [])))
  const sums = new Map<string, number>()
  for (const { key, count } of counted) if (!known.has(key)) sums.set(key, (sums.get(key) ?? 0) + count)
  return [...sums]
    .map(([digest, count]) => ({ kind: 'guesses' as const, digest, count, first: null, last: null }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostSignals)
}
