/** Numbers of a roll: 0 to 999,999, so that a rate in parts per million is a count of them. */
export const rollNumbers = 1_000_000

/** Values of the public event and aliases have closed alphabets without a colon: no two draws have one text. */
export const beaconPattern = /^[0-9A-Za-z._-]{8,128}$/
export const aliasPattern = /^[0-9a-hjkmnp-tv-z]{10}$/

/** The value of the public event in a demonstration, which has no event. */
export const demonstrationBeacon = 'demonstration-beacon-not-random'

export const prizeTiers = [1, 2, 3, 4] as const
export type PrizeTier = (typeof prizeTiers)[number]

/** What the rolls of a campaign have in common. */
export interface DrawTerms {
  campaign: string
  /** SHA-256 of the secret's 32 bytes, in hex. */
  commitment: string
  /** Value of the public event. */
  beacon: string
}

/** A draw: the n-th of an alias, from 1. */
export interface DrawId {
  alias: string
  n: number
}

/** The text whose HMAC under the secret is a draw's roll; further rounds follow if each number in it is refused. */
export const rollText = ({ campaign, beacon }: DrawTerms, { alias, n }: DrawId, round = 0): string =>
  `${campaign}:${beacon}:${alias}:${n}${round === 0 ? '' : `:${round}`}`

/** First value that is refused: those below it are a whole multiple of the numbers of a roll. */
const limit = (2n ** 64n / BigInt(rollNumbers)) * BigInt(rollNumbers)

/** The number in a digest in hex: of its first 8 bytes that are not refused, the remainder; null without any. */
export function numberIn(digest: string): number | null {
  for (let at = 0; at < 64; at += 16) {
    const value = BigInt(`0x${digest.slice(at, at + 16)}`)
    if (value < limit) return Number(value % BigInt(rollNumbers))
  }
  return null
}

export interface Roll {
  /** Digest that the number is in, as 64 hex digits. */
  digest: string
  number: number
}

/** Rolls a draw; `hmac` is HMAC-SHA256 under the secret's bytes, in hex. */
export async function rollOf(
  terms: DrawTerms,
  draw: DrawId,
  hmac: (text: string) => string | Promise<string>,
): Promise<Roll> {
  for (let round = 0; ; round++) {
    const digest = await hmac(rollText(terms, draw, round))
    const number = numberIn(digest)
    if (number !== null) return { digest, number }
  }
}

/** A prize of a draw with its rate in parts per million. */
export interface PrizeRate {
  tier: PrizeTier
  rate: number
}

/** The tier that a number wins: ranges follow each other by tier; 0, thank you, above them and for a tier without stock. */
export function tierOf(number: number, prizes: readonly PrizeRate[], stock: ReadonlyMap<number, number>): number {
  let end = 0
  for (const { tier, rate } of prizes) {
    end += rate
    if (number < end) return stock.get(tier)! > 0 ? tier : 0
  }
  return 0
}

/** One draw of the log. */
export interface DrawRecord extends DrawId {
  /** Place in the log, from 1. */
  sequence: number
  digest: string
  /** 0: thank you. */
  tier: number
  /** Prizes of the tier that are left after it; null for thank you. */
  stock: number | null
  /** Hash of the record before, in hex. */
  previous: string
}

/** The line of a record, of which the hash is taken. */
export const recordText = ({ sequence, alias, n, digest, tier, stock, previous }: DrawRecord): string =>
  [sequence, alias, n, digest, tier, stock ?? '-', previous].join(' ')

/** The text whose SHA-256 stands in the first record in place of the hash of a record before. */
export const firstText = ({ campaign, commitment, beacon }: DrawTerms): string => `${campaign}:${commitment}:${beacon}`
