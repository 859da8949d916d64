import type { InferOutput } from 'valibot'
import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { analyticsCalls } from '../analytics.contract.ts'
import { type CountedAction, insertActions } from './analytics.store.ts'
import { countEntry } from './entries.ts'
import type { TallyFault } from './fault-tally.ts'

export interface AnalyticsParts {
  db: Db
  privateData: PrivateData
  timeZone: string
  /** Campaign codes counted separately. */
  campaignCodes: readonly string[]
  tallyFault: TallyFault
  isPage: (name: string) => boolean
  isCall: (path: string) => boolean
}

export const analyticsHandlers = ({ tallyFault, isPage, isCall, ...parts }: AnalyticsParts) =>
  handle(analyticsCalls, {
    reportActions: async ({ actions, language, session_id }, ctx) => {
      const strange = actions.findIndex(({ page }) => !isPage(page))
      if (strange !== -1) return fail('invalid_request', `actions.${strange}.page: there is no such page`)
      if (ctx.isUncounted) return ok({ counted: 0 })
      const counted = await countedOf(actions, parts, ctx)
      const { db, timeZone } = parts
      if (counted.length > 0) await insertActions(db, { actions: counted, language, sessionId: session_id, timeZone })
      return ok({ counted: counted.length })
    },
    reportFaults: async ({ reports }, { isUncounted, language }) => {
      const unknown = reports.findIndex(({ path }) => path !== undefined && !isCall(path))
      if (unknown !== -1) return fail('invalid_request', `reports.${unknown}.path: there is no such call`)
      const strange = reports.findIndex(({ page }) => !isPage(page))
      if (strange !== -1) return fail('invalid_request', `reports.${strange}.page: there is no such page`)
      if (isUncounted) return ok({ counted: 0 })
      for (const report of reports) tallyFault(report)
      const { db, timeZone } = parts
      await insertActions(db, {
        actions: reports.map(({ kind, page }) => ({ action: kind, page })),
        language,
        timeZone,
      })
      return ok({ counted: reports.length })
    },
  })

type Actions = InferOutput<typeof analyticsCalls.reportActions.input>['actions']

/** Drops campaign entries that were counted before. */
async function countedOf(
  actions: Actions,
  parts: Parameters<typeof countEntry>[1],
  ctx: Ctx,
): Promise<CountedAction[]> {
  const counted: CountedAction[] = []
  for (const each of actions) {
    const { action, page } = each
    if (!('ecode' in each) || (await countEntry(each.ecode, parts, ctx))) counted.push({ action, page })
  }
  return counted
}
