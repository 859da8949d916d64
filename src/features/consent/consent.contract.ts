import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { consentCategories } from './consent.rules.ts'

export const consentCalls = {
  recordConsent: defineCall({
    path: '/api/consent/record',
    summary: 'Stores the proof of a consent choice; not recorded is what a network sends above 240 an hour',
    input: v.strictObject({
      consent_id: v.pipe(v.string(), v.uuid()),
      revision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      categories: v.pipe(
        v.array(v.picklist(consentCategories)),
        v.includes('necessary', 'necessary can not be refused'),
        v.maxLength(consentCategories.length),
        v.check((each) => new Set(each).size === each.length, 'a category stands twice'),
      ),
    }),
    output: v.object({ recorded: v.boolean() }),
  }),
}
