import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { lackOf } from './incomplete-match.ts'
import type { Line } from './lines/match-lines.ts'
import { type IdsOf, type Match, RecordFault, readMatch } from './match-record.ts'
import { type LineupOf, MatchBatch, type SliceTallies } from './match-tallies.ts'
import { type Counting, insertMatches } from './tallies.store.ts'

/** Matches in a transaction, which is the most that a kill undoes; larger batches write fewer tallies by match. */
const batchMatches = 6000
const batchBytes = 96 * 1024 * 1024

export interface Ingest extends Counting {
  db: Db
  idsOf: IdsOf
  lineupOf: LineupOf
  /** Called for each line that is not counted, with its number from 1. */
  reject: (line: Rejected) => void
  /** Called after each transaction. */
  onProgress?: (outcome: Outcome) => void
  /** Drops cached pages; by default at once. */
  dropPages?: (db: Db) => Promise<void>
}
export interface Rejected {
  number: number
  reason: string
  bytes: Buffer
}
export interface Outcome {
  lines: number
  counted: number
  repeated: number
  rejected: number
  /** Valid records that lack what most boards must have. */
  setAside: number
}

/** Lines in a batch. */
class Batch {
  /** One match a line. */
  readonly lines: { number: number; bytes: Buffer }[] = []
  readonly counted: MatchBatch
  #size = 0

  constructor(lineupOf: LineupOf) {
    this.counted = new MatchBatch(lineupOf)
  }

  get isFull(): boolean {
    return this.lines.length >= batchMatches || this.#size >= batchBytes
  }

  push(number: number, bytes: Buffer, match: Match) {
    this.counted.add(match)
    this.lines.push({ number, bytes })
    this.#size += bytes.length
  }
}

/** Counts each match once, in batches, and rejects invalid lines; drops cached pages afterwards. */
export async function ingestMatches(lines: AsyncIterable<Line>, ingest: Ingest): Promise<Outcome> {
  const outcome: Outcome = { lines: 0, counted: 0, repeated: 0, rejected: 0, setAside: 0 }
  try {
    await ingestAll(lines, ingest, outcome)
  } catch (error) {
    // the first error matters more than the failed drop of pages
    await dropPages(ingest, outcome).catch(() => undefined)
    throw error
  }
  await dropPages(ingest, outcome)
  return outcome
}

/** Repeated matches count: a killed run may have stored them without dropping pages. */
async function dropPages(
  { db, dropPages: drop = (db) => notifyPageDrop(db as never) }: Ingest,
  { counted, repeated }: Outcome,
): Promise<void> {
  if (counted + repeated > 0) await drop(db)
}

async function ingestAll(lines: AsyncIterable<Line>, ingest: Ingest, outcome: Outcome): Promise<void> {
  let batch = new Batch(ingest.lineupOf)
  let writing = Promise.resolve()
  /** Writes a batch while the next one is read and counted. */
  const write = async () => {
    const whole = batch
    const tallies = whole.counted.tallies()
    batch = new Batch(ingest.lineupOf)
    await writing
    writing = writeBatch(whole, tallies, outcome, ingest)
    writing.catch(() => undefined)
  }
  try {
    for await (const line of lines) {
      outcome.lines += 1
      const text = line.bytes.toString().trim() // also drops byte-order marks
      if (text === '') continue
      const match = read({ text, ...line }, outcome, ingest)
      if (!match) continue
      batch.push(outcome.lines, line.bytes, match)
      if (batch.isFull) await write()
    }
  } finally {
    // counts the lines before the fault
    await write()
    await writing
  }
}

function read(
  { text, bytes, isCut }: Line & { text: string },
  outcome: Outcome,
  { idsOf, reject }: Ingest,
): Match | null {
  try {
    if (isCut) throw new RecordFault('is longer than any match record')
    const match = readMatch(text, idsOf)
    const lack = lackOf(match.boards)
    if (!lack) return match
    outcome.setAside += 1
    reject({ number: outcome.lines, reason: `set aside: ${lack}`, bytes })
    return null
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    outcome.rejected += 1
    reject({ number: outcome.lines, reason: error.message, bytes })
    return null
  }
}

async function writeBatch(
  { lines, counted: batch }: Batch,
  tallies: SliceTallies[],
  outcome: Outcome,
  { onProgress, ...ingest }: Ingest,
): Promise<void> {
  if (lines.length === 0) return
  const { counted, repeated, conflicting } = await insertMatches(ingest.db, batch, tallies, ingest)
  outcome.counted += counted
  outcome.repeated += repeated
  outcome.rejected += conflicting.length
  for (const index of conflicting) {
    const { number, bytes } = lines[index]!
    ingest.reject({ number, reason: `another record of ${batch.matches[index]!.id} is already counted`, bytes })
  }
  onProgress?.(outcome)
}
