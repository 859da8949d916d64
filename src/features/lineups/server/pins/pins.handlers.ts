import { fail, ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { pinCalls } from '#src/features/lineups/pins.contract.ts'
import { nameIn } from '#src/game/server/entity-refs.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import type { Lineup } from '../lineup-schema.ts'
import { listPins, updatePins } from './pins.store.ts'

export interface PinParts {
  db: Db
  seasons: ShownSeasons
  /** Recommended lineups of all seasons. */
  lineups: () => Promise<Lineup[]>
}

export const pinHandlers = ({ db, seasons, lineups }: PinParts) =>
  handle(pinCalls, {
    updatePins: async ({ changes }, { findAccount }) => {
      const account = await findAccount?.()
      if (!account) return fail('session_expired')
      const left_out = changes.length > 0 ? await updatePins(db, account.id, changes) : []
      return ok({ pins: await listPins(db, account.id), left_out })
    },
    listPinned: async ({ pins }, ctx) => {
      const all = pins.length > 0 ? await lineups() : []
      const pinned = pins.flatMap(({ season: key, id }) => {
        const season = seasons.find(key, ctx)
        const lineup = all.find((each) => each.season === key && each.id === id)
        if (!season || !lineup) return []
        const { title, tier, positions } = lineup
        return {
          season: key,
          id,
          name: nameIn(title, ctx.language),
          english: title.en,
          tier,
          seasonTitle: seasons.head(key, 'champions', ctx).season!.title,
          carry: positions.final.find(({ carry }) => carry)?.unit ?? null,
        }
      })
      return ok({ lineups: pinned })
    },
  })
