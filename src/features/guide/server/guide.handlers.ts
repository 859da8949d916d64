import { ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import { findHeadliner } from '../../../game/server/headliner.ts'
import { seasonKinds } from '../../../game/server/season-schema.ts'
import type { ShownSeasons } from '../../../game/server/shown-seasons.ts'
import { guideCalls } from '../guide.contract.ts'

export const guideHandlers = (seasons: ShownSeasons) =>
  handle(guideCalls, {
    readGuide: async ({ season }, ctx) => {
      const found = seasons.find(season, ctx)
      const headliner = found && findHeadliner(found, seasonKinds.length)
      return ok({ ...seasons.head(season, 'champions', ctx), rules: found?.rules ?? null, headliner })
    },
  })
