import { type DrawTerms, firstText, recordText, rollOf, tierOf } from '#src/features/campaign/draw/draw.rules.ts'
import { type LogHead, logSchema } from '#src/features/campaign/draw/draw-log.rules.ts'
import { hmacUnder, nodeDigests, sha256 } from '#src/features/campaign/server/draws/node-digests.ts'

export interface MadeLog {
  head: LogHead
  lines: string[]
}

interface LogParts extends Pick<LogHead, 'prizes'> {
  /** In hex. */
  secret: string
  beacon: string
  /** A commitment to another secret, which is then not revealed. */
  commitment?: string
  /** Aliases in the order of their draws. */
  aliases: Iterable<string>
}

/** A log of draws, as the site writes it. */
export async function makeLog({ secret, beacon, commitment: sealed, prizes, aliases }: LogParts): Promise<MadeLog> {
  const terms: DrawTerms = {
    campaign: 'soundcheck',
    commitment: sealed ?? (await nodeDigests.sha256OfBytes(secret)),
    beacon,
  }
  const hmac = hmacUnder(secret)
  const stock = new Map(prizes.map((each) => [each.tier, each.stock]))
  const draws = new Map<string, number>()
  const lines: string[] = []
  let previous = sha256(firstText(terms))
  for (const alias of aliases) {
    const n = (draws.get(alias) ?? 0) + 1
    draws.set(alias, n)
    const { digest, number } = await rollOf(terms, { alias, n }, hmac)
    const tier = tierOf(number, prizes, stock) as 1
    if (tier > 0) stock.set(tier, stock.get(tier)! - 1)
    lines.push(
      recordText({ sequence: lines.length + 1, alias, n, digest, tier, stock: stock.get(tier) ?? null, previous }),
    )
    previous = sha256(lines.at(-1)!)
  }
  const last = lines.length > 0 ? previous : null
  const { campaign, commitment } = terms
  const head = {
    campaign,
    commitment,
    beacon: { name: 'A test', value: beacon },
    secret: sealed ? null : secret,
    prizes,
  }
  return { head: { schema: logSchema, ...head, records: lines.length, last }, lines }
}

export const logText = ({ head, lines }: MadeLog): string => `${[JSON.stringify(head), ...lines].join('\n')}\n`

/** Aliases of players, each with some draws. */
export function* someAliases(count: number, players = Math.ceil(count / 3)): Generator<string> {
  for (let at = 0; at < count; at++) yield aliasOf((at * 7919) % players)
}

const aliasOf = (player: number): string =>
  player
    .toString(32)
    .replace(/[ilou]/g, (letter) => letters[letter]!)
    .padStart(10, '0')
const letters: Record<string, string> = { i: 'w', l: 'x', o: 'y', u: 'z' }
