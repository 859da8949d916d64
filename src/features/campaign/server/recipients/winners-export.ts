import { stringify } from 'csv-stringify/sync'
import type { Db } from '#src/core/server/postgres/db.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { internationalForm } from '#src/core/server/secrets/phone-number.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { openRecipient } from './recipient-seal.ts'
import { listWinners, type StoredWinner, updateSent } from './recipients.store.ts'

/** Name of the operator and reason of a command, which stand in the audit. */
export interface OperatorAct {
  by: string
  reason: string
}

interface ExportParts {
  db: Db
  privateData: Pick<PrivateData, 'open'>
  campaign: CampaignSettings
}

const columns = [
  ...['draw', 'tier', 'prize', 'state', 'name', 'address', 'region', 'phone'],
  ...['won_at', 'given_at', 'changed_at', 'sent_at'],
]

/** The winners of prizes that go by post with their recipients as CSV; each export is a record of the audit. */
export async function exportWinners({ db, privateData, campaign }: ExportParts, { by, reason }: OperatorAct) {
  const winners = await db.transaction().execute(async (trx) => {
    const all = await listWinners(trx, campaign.id)
    const details = { by, reason, prizes: all.length, recipients: all.filter(({ sealed }) => sealed).length }
    await insertAuditRecord(trx, campaign.id, { actor: 'operator', action: 'winners_exported', subject: null, details })
    return all
  })
  const rows = await Promise.all(winners.map((winner) => rowOf(winner, { privateData, campaign })))
  // programs for spreadsheets read UTF-8 by its mark alone, and run cells that begin like a formula
  const csv = stringify([columns, ...rows], {
    bom: true,
    escape_formulas: true,
    quoted_match: /\n/,
    record_delimiter: 'windows',
  })
  return { csv, prizes: winners.length, recipients: winners.filter(({ sealed }) => sealed).length }
}

async function rowOf(winner: StoredWinner, { privateData, campaign }: Omit<ExportParts, 'db'>) {
  const recipient = winner.sealed === null ? null : await openRecipient(winner.sealed, privateData)
  const title = campaign.prizes.find(({ id }) => id === winner.prize)?.title.en ?? winner.prize
  return [
    winner.sequence,
    winner.tier,
    title,
    stateOf(winner),
    recipient?.name,
    recipient?.address,
    recipient?.region,
    recipient && internationalForm(recipient.phone),
    ...[winner.wonAt, winner.givenAt, winner.changedAt, winner.sentAt].map((moment) => moment?.toISOString()),
  ]
}

function stateOf({ isErased, sentAt, sealed }: StoredWinner): string {
  if (sentAt) return 'sent'
  if (isErased) return 'erased'
  return sealed ? 'given' : 'missing'
}

/** Marks prizes as sent, each with a record of the audit: all of them, or none with a StartError. */
export async function markSent(
  { db, campaign }: Pick<ExportParts, 'db' | 'campaign'>,
  sequences: number[],
  { by, reason }: OperatorAct,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const marked = await updateSent(trx, campaign.id, sequences)
    const refused = sequences.filter((sequence) => !marked.some((each) => each.sequence === sequence))
    if (refused.length > 0) {
      throw new StartError(`Nothing is marked: no address to send to, or sent before: ${refused.join(', ')}.`)
    }
    for (const { sequence: draw, alias: subject } of marked) {
      const details = { draw, by, reason }
      await insertAuditRecord(trx, campaign.id, { actor: 'operator', action: 'recipient_sent', subject, details })
    }
  })
}
