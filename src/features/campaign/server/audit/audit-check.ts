import type { Db } from '#src/core/server/postgres/db.ts'
import { sha256 } from '../draws/node-digests.ts'
import { listAuditRecords, listDrawRecords, type StoredRecord } from './audit.store.ts'
import { type AuditFault, chainStart, checkNext, type ParsedRecord } from './audit-chain.ts'

/** Records of one read. */
const pageSize = 5000

export interface AuditCheckOptions {
  /** A record that was seen before, which the audit must still have. */
  seen?: { sequence: number; hash: string }
  /** Takes the texts of the records, page by page. */
  onRecords?: (texts: string[]) => void
}

export interface CheckedAudit {
  records: number
  /** Hash of the last record; null without one. */
  last: string | null
  draws: number
  /** The first one. */
  fault: AuditFault | null
}

/** Recomputes a campaign's audit and compares it with the log of draws, in one snapshot of the database. */
export const checkAudit = (db: Db, campaign: string, options: AuditCheckOptions = {}): Promise<CheckedAudit> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => checkSnapshot(trx, campaign, options))

async function checkSnapshot(trx: Db, campaign: string, { seen, onRecords }: AuditCheckOptions): Promise<CheckedAudit> {
  const draws = new DrawLogWalk(trx, campaign)
  let [end, records]: [ReturnType<typeof chainStart>, number] = [chainStart(campaign), 0]
  let fault: AuditFault | null = null
  for await (const page of pagesOf(listAuditRecords, trx, campaign)) {
    onRecords?.(page.map(({ record }) => record))
    for (const stored of page) {
      fault ??= await faultOf(stored, end, draws)
      if (seen?.sequence === stored.sequence && seen.hash !== stored.hash) fault ??= { ...seen, kind: 'seen' }
      end = stored
    }
    records += page.length
  }
  if (seen && seen.sequence > end.sequence) fault ??= { sequence: end.sequence + 1, kind: 'missing' }
  if (!fault && (await draws.hasNext())) fault = { sequence: end.sequence + 1, kind: 'draws' }
  return { records, last: records === 0 ? null : end.hash, draws: draws.passed, fault }
}

async function faultOf(stored: StoredRecord, end: ReturnType<typeof chainStart>, draws: DrawLogWalk) {
  const checked = checkNext(stored, end)
  if ('kind' in checked) return checked
  if (checked.action !== 'draws_drawn' || (await draws.passBatch(checked))) return null
  return { sequence: stored.sequence, kind: 'draws' } as const
}

/** Walks through the log of draws, batch by batch as the audit names them. */
class DrawLogWalk {
  readonly #draws: AsyncGenerator<StoredRecord>
  #last: string | null = null
  passed = 0

  constructor(trx: Db, campaign: string) {
    this.#draws = rowsOf(listDrawRecords, trx, campaign)
  }

  /** Whether the next draws are those of a record, with hashes of their texts that lead to its hash. */
  async passBatch({ details: { first, last, hash } }: ParsedRecord): Promise<boolean> {
    if (first !== this.passed + 1 || typeof last !== 'number') return false
    while (this.passed < last) {
      const { value: draw } = await this.#draws.next()
      if (!draw || draw.sequence !== this.passed + 1 || sha256(draw.record) !== draw.hash) return false
      if (this.#last !== null && !draw.record.endsWith(` ${this.#last}`)) return false
      this.#last = draw.hash
      this.passed++
    }
    return this.#last === hash
  }

  async hasNext(): Promise<boolean> {
    return !(await this.#draws.next()).done
  }
}

type List = typeof listAuditRecords

async function* pagesOf(list: List, db: Db, campaign: string): AsyncGenerator<StoredRecord[]> {
  for (let after = 0, page: StoredRecord[] = []; ; after = page.at(-1)!.sequence) {
    page = await list(db, campaign, { after, most: pageSize })
    if (page.length === 0) return
    yield page
  }
}

async function* rowsOf(list: List, db: Db, campaign: string): AsyncGenerator<StoredRecord> {
  for await (const page of pagesOf(list, db, campaign)) yield* page
}
