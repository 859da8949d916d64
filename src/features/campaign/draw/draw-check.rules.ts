import {
  type DrawRecord,
  type DrawTerms,
  firstText,
  numberIn,
  type Roll,
  rollNumbers,
  rollOf,
  tierOf,
} from './draw.rules.ts'
import { type LogHead, parseHead, parseRecord } from './draw-log.rules.ts'

/** Faults of a log; docs/draw.md names them. */
export const faultKinds = [
  'head',
  'commitment',
  'secret',
  'format',
  'sequence',
  'chain',
  'count',
  'roll',
  'tier',
  'stock',
  'records',
  'last',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault at a line of the log, from 1. */
export interface LogFault {
  line: number
  kind: FaultKind
}

/** Digests as a platform has them, in hex. */
export interface LogDigests {
  /** Of a text in UTF-8. */
  sha256(text: string): string | Promise<string>
  /** Of the bytes that hex digits stand for. */
  sha256OfBytes(hex: string): string | Promise<string>
  /** HMAC-SHA256 of texts under the bytes of a key in hex. */
  hmacUnder(key: string): Promise<Hmac>
}

type Hmac = (text: string) => string | Promise<string>

export interface CheckOptions {
  digests: LogDigests
  /** The commitment that was published, where it is known from elsewhere. */
  commitment?: string
  /** A record that was seen before, which the log must still have. */
  seen?: { sequence: number; hash: string }
  /** Whose records the answer has. */
  alias?: string
  /** Share of the log that is checked: 0 to 1. */
  onProgress?: (share: number) => void
}

export interface CheckedLog {
  /** Null if the first line is none. */
  head: LogHead | null
  records: number
  /** Records by tier; 0 is thank you. */
  tiers: Record<number, number>
  /** The first ones, at most 100. */
  faults: LogFault[]
  faultCount: number
  /** Records of the alias that was asked for. */
  own: DrawRecord[]
}

/** Lines whose digests are computed together. */
const chunk = 2000
const mostFaults = 100

/** Recomputes a whole log in order, stock included; before the secret is revealed, all but the rolls. */
export async function checkLog(text: string, options: CheckOptions): Promise<CheckedLog> {
  const [first, ...lines] = text.replace(/\n$/, '').split('\n')
  const head = parseHead(first!)
  const found = new Findings()
  if (!head) {
    found.add(1, 'head')
    return found.of(null, 0)
  }
  const check = new LogCheck(head, options, found)
  await check.begin()
  for (let from = 0; from < lines.length; from += chunk) {
    await check.take(lines.slice(from, from + chunk), from + 2)
    options.onProgress?.(Math.min(1, (from + chunk) / lines.length))
  }
  check.end(lines.length)
  return found.of(head, lines.length)
}

class Findings {
  readonly #faults: LogFault[] = []
  #count = 0
  readonly tiers: Record<number, number> = {}
  readonly own: DrawRecord[] = []

  add(line: number, kind: FaultKind) {
    if (this.#count++ < mostFaults) this.#faults.push({ line, kind })
  }

  of(head: LogHead | null, records: number): CheckedLog {
    const { tiers, own } = this
    return { head, records, tiers, faults: this.#faults, faultCount: this.#count, own }
  }
}

/** The state of a check between two records; after a fault it goes on with what the record says. */
class LogCheck {
  readonly #head: LogHead
  readonly #options: CheckOptions
  readonly #found: Findings
  readonly #terms: DrawTerms
  readonly #stock: Map<number, number>
  /** Draws by alias. */
  readonly #draws = new Map<string, number>()
  #hmac: Hmac | null = null
  #sequence = 0
  #last: string | null = null

  constructor(head: LogHead, options: CheckOptions, found: Findings) {
    this.#head = head
    this.#options = options
    this.#found = found
    this.#terms = { campaign: head.campaign, commitment: head.commitment, beacon: head.beacon.value ?? '' }
    this.#stock = new Map(head.prizes.map(({ tier, stock }) => [tier, stock]))
  }

  async begin() {
    const { secret, commitment, beacon, records } = this.#head
    const { digests, commitment: published = commitment } = this.#options
    if (commitment !== published) this.#found.add(1, 'commitment')
    if (beacon.value === null && records > 0) this.#found.add(1, 'head')
    this.#last = await digests.sha256(firstText(this.#terms))
    if (secret === null) return
    if ((await digests.sha256OfBytes(secret)) !== commitment) this.#found.add(1, 'secret')
    this.#hmac = await digests.hmacUnder(secret)
  }

  async take(lines: string[], firstLine: number) {
    const records = lines.map(parseRecord)
    const hashes = await Promise.all(lines.map((text) => this.#options.digests.sha256(text)))
    const hmac = this.#hmac
    const rolls = await Promise.all(
      records.map((record) => (record && hmac ? rollOf(this.#terms, record, hmac) : null)),
    )
    for (const [at, record] of records.entries()) {
      const kinds = record ? this.#faultsOf(record, hashes[at]!, rolls[at] ?? null) : (['format'] as const)
      for (const kind of kinds) this.#found.add(firstLine + at, kind)
      this.#last = hashes[at]!
    }
  }

  *#faultsOf(record: DrawRecord, hash: string, roll: Roll | null): Generator<FaultKind> {
    const { sequence, alias, n, tier, stock, previous } = record
    const { seen, alias: own } = this.#options
    if (sequence !== this.#sequence + 1) yield 'sequence'
    if (previous !== this.#last) yield 'chain'
    if (n !== (this.#draws.get(alias) ?? 0) + 1) yield 'count'
    if (roll && roll.digest !== record.digest) yield 'roll'
    // the record's own digest, which alone is known before the secret
    const number = roll?.digest === record.digest ? roll.number : numberIn(record.digest)
    if (tier !== tierOf(number ?? rollNumbers, this.#head.prizes, this.#stock)) yield 'tier'
    if (stock !== null && stock !== this.#stock.get(tier)! - 1) yield 'stock'
    if (seen?.sequence === sequence && hash !== seen.hash) yield 'last'
    this.#sequence = sequence
    this.#draws.set(alias, n)
    if (stock !== null) this.#stock.set(tier, stock)
    if (alias === own) this.#found.own.push(record)
    this.#found.tiers[tier] = (this.#found.tiers[tier] ?? 0) + 1
  }

  end(records: number) {
    const head = this.#head
    if (records !== head.records || records < (this.#options.seen?.sequence ?? 0))
      this.#found.add(records + 1, 'records')
    if (head.last !== (records === 0 ? null : this.#last)) this.#found.add(records + 1, 'last')
  }
}
