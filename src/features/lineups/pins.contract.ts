import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { words } from '#src/game/game.contract.ts'
import { lineupId } from './lineup-id.contract.ts'
import { lineupTiers } from './lineup-terms.rules.ts'

/** Pins of a browser or an account. */
export const maxPins = 100
/** Changes of one call. */
export const maxPinChanges = 200

const pin = v.object({
  season: v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key')),
  id: lineupId,
})
export type Pin = v.InferOutput<typeof pin>

const pinChange = v.object({ ...pin.entries, isPinned: v.boolean() })
export type PinChange = v.InferOutput<typeof pinChange>

export const pinCalls = {
  updatePins: defineCall({
    path: '/api/lineups/update-pins',
    summary: "Changes the account's pinned lineups in order, and returns all of them",
    input: v.object({ changes: v.pipe(v.array(pinChange), v.maxLength(maxPinChanges)) }),
    output: v.object({
      /** Newest first. */
      pins: v.array(pin),
      /** Pins that had no room, as the account has as many as it may. */
      left_out: v.array(pin),
    }),
    errors: ['session_expired'],
  }),
  listPinned: defineCall({
    path: '/api/lineups/pinned',
    summary: 'Names and tiers of pinned lineups, in the order given, without those that are gone',
    input: v.object({ pins: v.pipe(v.array(pin), v.maxLength(maxPins)) }),
    output: v.object({
      lineups: v.array(
        v.object({
          ...pin.entries,
          name: words,
          english: v.string(),
          tier: v.picklist(lineupTiers),
          seasonTitle: v.string(),
          /** Id of the champion that represents it. */
          carry: v.nullable(v.string()),
        }),
      ),
    }),
  }),
}
export type PinnedLineup = v.InferOutput<typeof pinCalls.listPinned.output>['lineups'][number]
