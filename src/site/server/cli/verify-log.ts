import { readFile } from 'node:fs/promises'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { type CheckedLog, checkLog } from '#src/features/campaign/draw/draw-check.rules.ts'
import { nodeDigests } from '#src/features/campaign/server/draws/node-digests.ts'

interface VerifyOptions {
  commitment?: string
  /** Number and hash of a record, with a colon between. */
  seen?: string
}

/** Checks the log in a file and prints what it found. Throws StartError for a log with faults. */
export async function verifyLog(file: string, { commitment, seen }: VerifyOptions): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`The log cannot be read: ${error.message}.`)
  })
  const checked = await checkLog(text, { digests: nodeDigests, ...(commitment && { commitment }), ...seenOf(seen) })
  for (const line of describe(checked)) console.log(line)
  if (checked.faultCount > 0) throw new StartError(`The log has ${checked.faultCount} faults.`)
}

/** A record as `--seen` names it; nothing without the option. */
export function seenOf(text: string | undefined) {
  if (text === undefined) return {}
  const [, sequence, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!hash) throw new StartError('--seen needs the number of a record, a colon and its hash.')
  return { seen: { sequence: Number(sequence), hash } }
}

const describe = ({ head, records, tiers, faults }: CheckedLog): string[] => [
  `records: ${records}`,
  ...Object.entries(tiers).map(([tier, count]) => `${tier === '0' ? 'thank you' : `tier ${tier}`}: ${count}`),
  ...(head ? [`last hash: ${head.last ?? 'none'}`] : []),
  ...(head && head.secret === null ? ['The secret is not revealed yet: rolls were not recomputed.'] : []),
  ...faults.map(({ line, kind }) => `line ${line}: ${kind}`),
  ...(faults.length === 0 ? ['No faults.'] : []),
]
