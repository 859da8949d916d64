import { ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { findHeadliner } from '#src/game/server/champions.ts'
import { seasonKinds } from '#src/game/server/season-schema.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { guideCalls } from '../guide.contract.ts'
import { guideProse } from './guide-prose.ts'

export const guideHandlers = (seasons: ShownSeasons) =>
  handle(guideCalls, {
    readGuide: async ({ season }, ctx) => {
      const found = seasons.find(season, ctx)
      const headliner = found && findHeadliner(found, seasonKinds.length)
      const head = seasons.head(season, 'champions', ctx)
      const rules = found?.rules ?? null
      const prose = rules && guideProse(textsIn(ctx.language), { rules, seasons: head.seasons })
      return ok({ ...head, rules, prose, headliner })
    },
  })
