import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { bodyAddress, count, service } from './news.contract.ts'

const label = v.object({ label_id: v.number(), label_name: v.string() })

export const labelCalls = {
  listColumns: defineCall({
    path: `${service}/GetLabelList`,
    summary: 'Columns with the labels in them, named in the language of the request',
    input: v.object(bodyAddress),
    output: v.object({
      primary_label_list: v.array(
        v.object({
          ...label.entries,
          /** Independent of the language. */
          raw_label_name: v.string(),
          secondary_label_list: v.array(label),
          default_secondary_label_id: v.number(),
        }),
      ),
    }),
  }),
  listLabels: defineCall({
    path: `${service}/GetContentLabelList`,
    summary: 'The labels of all columns',
    input: v.object(bodyAddress),
    output: v.object({ label_list: v.array(label) }),
  }),
  listColumnLabels: defineCall({
    path: `${service}/GetContentLabelsByGroupId`,
    summary: 'The labels of one column',
    input: v.object({ group_id: count, ...bodyAddress }),
    output: v.object({ label_list: v.array(label) }),
    errors: ['not_found'],
  }),
}
