import { fail, ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { analyticsCalls } from '../analytics.contract.ts'
import { insertActions } from './analytics.store.ts'
import type { TallyFault } from './fault-tally.ts'

export interface AnalyticsParts {
  db: Db
  timeZone: string
  tallyFault: TallyFault
  /** Whether a path is that of a call. */
  isCall: (path: string) => boolean
}

export const analyticsHandlers = ({ db, timeZone, tallyFault, isCall }: AnalyticsParts) =>
  handle(analyticsCalls, {
    reportActions: async ({ actions, language, session_id }, { isUncounted }) => {
      if (isUncounted) return ok({ counted: 0 })
      await insertActions(db, { actions, language, sessionId: session_id, timeZone })
      return ok({ counted: actions.length })
    },
    reportFaults: async ({ reports }) => {
      const unknown = reports.findIndex(({ path }) => path !== undefined && !isCall(path))
      if (unknown !== -1) return fail('invalid_request', `reports.${unknown}.path: there is no such call`)
      for (const report of reports) tallyFault(report)
      return ok({ counted: reports.length })
    },
  })
