import { numberIn, rollNumbers } from '#src/features/campaign/draw/draw.rules.ts'
import { checkLog, type FaultKind } from '#src/features/campaign/draw/draw-check.rules.ts'
import { nodeDigests, sha256 } from '#src/features/campaign/server/draws/node-digests.ts'
import { logText, type MadeLog, makeLog, someAliases } from '../../e2e/setup/data/draw-logs.ts'
import { config } from '../../site.config.ts'
import { type Figure, report } from '../setup/report.ts'
import { chiSquareOf, chiSquareShare } from '../setup/statistics.ts'

const [draws, ranges, least] = [1_000_000, 1000, 0.001]
const secret = sha256('the secret of bench/campaign-fairness')
const beacon = 'drand-7654321'
/** The site's own rates, with a stock that no run uses up. */
const prizes = config.campaign!.prizes.map(({ tier, id, rate }) => ({ tier, id, rate, stock: draws }))

/** Draws a million times as the site draws, compares the outcomes with the rates, and checks the whole log. */
export async function run(): Promise<void> {
  const log = await makeLog({ secret, beacon, prizes, aliases: someAliases(draws) })
  const { tiers, faultCount } = await check(log)
  const seen = [...prizes.map(({ tier }) => tiers[tier] ?? 0), tiers[0] ?? 0]
  const won = prizes.map(({ rate }) => (rate / rollNumbers) * draws)
  const ofTiers = pOf(seen, [...won, draws - won.reduce((sum, each) => sum + each)])
  const ofNumbers = pOf(countNumbers(log.lines), new Array<number>(ranges).fill(draws / ranges))
  const middle = draws / 2
  report(
    'campaign-fairness',
    [
      { what: `p of the tiers of ${draws} draws`, ...ofTiers },
      { what: `p of their numbers in ${ranges} ranges`, ...ofNumbers },
      { what: 'faults in their log', value: String(faultCount), must: '0', met: faultCount === 0 },
      await found('one changed byte', changeByte(log, middle), 'roll', middle + 2),
      await found('a missing row', { ...log, lines: log.lines.toSpliced(middle, 1) }, 'sequence', middle + 2),
      await found('two swapped rows', swap(log, middle), 'sequence', middle + 2),
      await found('a tier that ends early', ...endEarly(log, middle)),
    ],
    { tiers, seen },
  )
}

const check = (log: MadeLog) => checkLog(logText(log), { digests: nodeDigests })

function pOf(seen: number[], expected: number[]): Pick<Figure, 'value' | 'must' | 'met'> {
  const p = chiSquareShare(chiSquareOf(seen, expected), seen.length - 1)
  return { value: p.toFixed(3), must: `>= ${least}`, met: p >= least }
}

function countNumbers(lines: string[]): number[] {
  const counts = new Array<number>(ranges).fill(0)
  for (const line of lines) counts[Math.floor((numberIn(line.split(' ')[3]!)! / rollNumbers) * ranges)]!++
  return counts
}

/** Whether the first fault of a log is of a kind and at a line. */
async function found(what: string, log: MadeLog, kind: FaultKind, line: number): Promise<Figure> {
  const { faults } = await check(log)
  const first = faults.find((each) => each.kind === kind)
  return { what: `first line of ${what}`, value: String(first?.line), must: String(line), met: first?.line === line }
}

function changeByte(log: MadeLog, at: number): MadeLog {
  const parts = log.lines[at]!.split(' ')
  const digest = parts[3]!
  parts[3] = (digest.startsWith('0') ? '1' : '0') + digest.slice(1)
  return { ...log, lines: log.lines.toSpliced(at, 1, parts.join(' ')) }
}

const swap = (log: MadeLog, at: number): MadeLog => ({
  ...log,
  lines: log.lines.toSpliced(at, 2, log.lines[at + 1]!, log.lines[at]!),
})

/** Turns a tier's wins from a record on into thank yous, and chains the whole log once more. */
function endEarly(log: MadeLog, from: number): [MadeLog, FaultKind, number] {
  const { tier } = prizes.at(-1)!
  const lines = log.lines.slice(0, from)
  let first: number | null = null
  for (const line of log.lines.slice(from)) {
    const parts = line.split(' ')
    if (parts[4] === String(tier)) {
      parts.splice(4, 2, '0', '-')
      first ??= lines.length + 2
    }
    lines.push([...parts.slice(0, 6), sha256(lines.at(-1)!)].join(' '))
  }
  return [{ head: { ...log.head, last: sha256(lines.at(-1)!) }, lines }, 'tier', first!]
}
