import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { languages } from '#src/core/languages.ts'
import {
  campaignCodePattern,
  entryAction,
  faultKinds,
  mostReports,
  pageNamePattern,
  sessionIdPattern,
  userActions,
} from './analytics.rules.ts'

const page = v.pipe(v.string(), v.regex(pageNamePattern), v.description('Name of a page of the site'))
const counted = v.object({ counted: v.number() })

const entry = v.strictObject({
  action: v.literal(entryAction),
  page,
  ecode: v.pipe(
    v.string(),
    v.regex(campaignCodePattern),
    v.description(
      'Counted once an account, or once a day of who is not signed in; one that the operator does not know counts among the others',
    ),
  ),
})

export const analyticsCalls = {
  reportActions: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/ReportUserAction',
    summary: 'Counts what a visitor did; nothing of one whose browser says Do Not Track or Global Privacy Control',
    input: v.strictObject({
      language: v.picklist(languages),
      session_id: v.optional(
        v.pipe(
          v.string(),
          v.regex(sessionIdPattern),
          v.description('Of a visitor who accepted analytics; without it nothing but the counts is kept'),
        ),
      ),
      actions: v.pipe(
        v.array(v.variant('action', [v.strictObject({ action: v.picklist(userActions), page }), entry])),
        v.minLength(1),
        v.maxLength(mostReports),
      ),
    }),
    output: counted,
  }),
  reportFaults: defineCall({
    path: '/api/gpts_community.report_svr.ReportSvr/ReportStatInfo',
    summary:
      'Counts faults that a visitor met; it holds nothing of the visitor, and nothing is counted of one whose browser says Do Not Track or Global Privacy Control',
    input: v.strictObject({
      reports: v.pipe(
        v.array(
          v.strictObject({
            kind: v.picklist(faultKinds),
            page,
            path: v.optional(v.pipe(v.string(), v.maxLength(200), v.description('Of the call that failed'))),
            status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
            code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))),
          }),
        ),
        v.minLength(1),
        v.maxLength(mostReports),
      ),
    }),
    output: counted,
  }),
}
