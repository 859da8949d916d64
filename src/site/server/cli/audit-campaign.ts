import { appendFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from '#src/core/server/process/data-folder.ts'
import type { AuditFault } from '#src/features/campaign/server/audit/audit-chain.ts'
import { checkAudit } from '#src/features/campaign/server/audit/audit-check.ts'
import { withDatabase } from './open-database.ts'
import { seenOf } from './verify-log.ts'

export interface AuditOptions {
  /** A new file for the records. */
  out?: string
  /** Number and hash of a record, with a colon between. */
  seen?: string
}

/** Checks the audit of a campaign and prints what it found. Throws StartError for a broken one. */
export async function auditCampaign(campaign: string, { out, seen }: AuditOptions): Promise<void> {
  const compared = seenOf(seen)
  if (out) makeNew(out)
  const onRecords = (texts: string[]) => {
    if (out) appendFileSync(out, texts.map((text) => `${text}\n`).join(''))
  }
  const { records, last, draws, fault } = await withDatabase((db) =>
    checkAudit(db, campaign, { ...compared, onRecords }),
  )
  console.log(`records: ${records}`)
  console.log(`last hash: ${last ?? 'none'}`)
  console.log(`draws: ${draws}`)
  if (fault) throw new StartError(sentenceOf(fault))
  console.log('No faults.')
}

function makeNew(out: string) {
  try {
    writeFileSync(out, '', { flag: 'wx' })
  } catch (error) {
    throw new StartError(`${resolve(out)} can't be created: ${(error as Error).message}.`)
  }
}

const whys: Record<AuditFault['kind'], string> = {
  missing: 'it is missing',
  changed: 'its text was changed',
  previous: 'it has another hash than that of the record before it',
  draws: 'the log of draws differs from what it says, or goes on without a record',
  seen: 'its hash is not the one that was seen before',
}

const sentenceOf = ({ sequence, kind }: AuditFault): string =>
  `The audit is broken at record ${sequence}: ${whys[kind]}.`
