import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Member } from '../champions.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Where pictures of the cast are drawn to, a folder per season; git ignores it. */
export const castFolder = resolve(import.meta.dirname, '../../../.generated/cast')

interface Fingerprints {
  [id: string]: string
}

/** Whether the pictures of a member below `folder` are those of its recipe and the engine's code. */
export const isUpToDate = ({ season, id, performer }: Member, folder: string): boolean =>
  readFingerprints(folder, season)[id] === fingerprintOf(performer)

/** Notes that the pictures of a member below `folder` are up to date. */
export function markUpToDate({ season, id, performer }: Member, folder: string) {
  const known = { ...readFingerprints(folder, season), [id]: fingerprintOf(performer) }
  mkdirSync(join(folder, season), { recursive: true })
  writeFileSync(fileOf(folder, season), JSON.stringify(known, null, 2))
}

const fileOf = (folder: string, season: string) => join(folder, season, 'fingerprints.json')

function readFingerprints(folder: string, season: string): Fingerprints {
  const file = fileOf(folder, season)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
