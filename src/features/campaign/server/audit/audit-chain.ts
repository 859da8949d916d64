import * as v from 'valibot'
import { sha256 } from '../draws/node-digests.ts'
import type { StoredRecord } from './audit.store.ts'
import { auditActions } from './audit-actions.ts'

const parsedRecord = v.object({
  sequence: v.number(),
  at: v.string(),
  actor: v.string(),
  action: v.picklist(auditActions),
  subject: v.nullable(v.string()),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  previous: v.string(),
})
export type ParsedRecord = v.InferOutput<typeof parsedRecord>

/** What can be wrong with a record; `draws` is a disagreement with the log of draws. */
export type AuditFaultKind = 'missing' | 'changed' | 'previous' | 'draws' | 'seen'

export interface AuditFault {
  sequence: number
  kind: AuditFaultKind
}

/** Number and hash of the record before the next one. */
export interface ChainEnd {
  sequence: number
  hash: string
}

/** The end of a chain without records. */
export const chainStart = (campaign: string): ChainEnd => ({ sequence: 0, hash: sha256(campaign) })

/** Checks that a record follows the one before it; returns its content, or its fault. */
export function checkNext(stored: StoredRecord, before: ChainEnd): ParsedRecord | AuditFault {
  const sequence = before.sequence + 1
  if (stored.sequence !== sequence) return { sequence, kind: 'missing' }
  const content = parseRecord(stored.record)
  if (sha256(stored.record) !== stored.hash || content?.sequence !== sequence) return { sequence, kind: 'changed' }
  return content.previous === before.hash ? content : { sequence, kind: 'previous' }
}

function parseRecord(text: string): ParsedRecord | null {
  try {
    const read = v.safeParse(parsedRecord, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
