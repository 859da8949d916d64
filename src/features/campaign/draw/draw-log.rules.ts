import * as v from 'valibot'
import { aliasPattern, beaconPattern, type DrawRecord, prizeTiers, rollNumbers } from './draw.rules.ts'

export const logSchema = 'encore-draw-log-1'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const rate = v.pipe(count, v.minValue(1), v.maxValue(rollNumbers - 1))

/** First line of a log. */
export const logHead = v.object({
  schema: v.literal(logSchema),
  campaign: v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d-]{0,39}$/)),
  /** SHA-256 of the secret's 32 bytes. */
  commitment: hex,
  /** The public event; its value is null until it is entered. */
  beacon: v.object({ name: v.string(), value: v.nullable(v.pipe(v.string(), v.regex(beaconPattern))) }),
  /** The secret's 32 bytes; null until it is revealed. */
  secret: v.nullable(hex),
  /** By tier, with the rate in parts per million and the stock before the first draw. */
  prizes: v.array(v.object({ tier: v.picklist(prizeTiers), id: v.string(), rate, stock: count })),
  /** Number of the records that follow. */
  records: count,
  /** Hash of the last one; null without records. */
  last: v.nullable(hex),
})
export type LogHead = v.InferOutput<typeof logHead>

/** The first line of a log; null if it is none, or its rates leave nothing for thank you. */
export function parseHead(line: string): LogHead | null {
  try {
    const read = v.safeParse(logHead, JSON.parse(line))
    if (!read.success) return null
    const { prizes } = read.output
    const isRising = prizes.every(({ tier }, at) => at === 0 || tier > prizes[at - 1]!.tier)
    return isRising && prizes.reduce((sum, each) => sum + each.rate, 0) < rollNumbers ? read.output : null
  } catch {
    return null
  }
}

const whole = '[1-9]\\d{0,14}'
const alphabet = aliasPattern.source.slice(1, -1)
const line = new RegExp(`^(${whole}) (${alphabet}) (${whole}) ([0-9a-f]{64}) ([0-4]) (-|0|${whole}) ([0-9a-f]{64})$`)

/** A record by its line; null if the line is none. */
export function parseRecord(text: string): DrawRecord | null {
  const [, sequence, alias, n, digest, tier, stock, previous] = line.exec(text) ?? []
  if (!previous || (stock === '-') !== (tier === '0')) return null
  return {
    sequence: Number(sequence),
    alias: alias!,
    n: Number(n),
    digest: digest!,
    tier: Number(tier),
    stock: stock === '-' ? null : Number(stock),
    previous,
  }
}
