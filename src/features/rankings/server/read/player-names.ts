import * as v from 'valibot'
import { displayName } from '#src/core/display-name.ts'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Line } from '../count/lines/match-lines.ts'
import type { PlayerKeys } from '../count/player-keys.ts'
import { type PlayerName, updateNames } from './players.store.ts'

const named = v.object(
  {
    puuid: v.pipe(v.string('is not a text'), v.minLength(1, 'is empty'), v.maxLength(80, 'is too long')),
    /** Null removes the name. */
    name: v.nullable(displayName),
  },
  'is missing or no object',
)

/** Thrown with the faults of a file of names, one a line. */
export class NameFaults extends Error {}

/** Imports a file with a JSON of puuid and name a line, all or none; throws NameFaults with each fault. */
export async function importPlayerNames(db: Db, lines: AsyncIterable<Line>, playerKeys: PlayerKeys): Promise<number> {
  const names: PlayerName[] = []
  const faults: string[] = []
  let number = 0
  for await (const { bytes } of lines) {
    number += 1
    const text = bytes.toString().trim() // also drops byte-order marks
    if (text === '') continue
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), named), text)
    if (read.success) names.push({ keys: playerKeys(read.output.puuid), name: read.output.name })
    else
      faults.push(
        `line ${number}: ${[v.getDotPath(read.issues[0]), read.issues[0].message].filter(Boolean).join(': ')}`,
      )
  }
  if (faults.length > 0) throw new NameFaults(faults.join('\n'))
  await updateNames(db, names)
  if (names.length > 0) await notifyPageDrop(db as never)
  return names.length
}
