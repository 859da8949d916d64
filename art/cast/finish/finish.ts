import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { membersNamed } from '../champions.ts'
import { castFolder } from '../draw/drawn-cast.ts'
import { requireDrawn, servedPictures } from './drawn-pictures.ts'

/** The folders of drawn and of finished pictures; both have a folder per season. */
interface Folders {
  drawn: string
  finished: string
}

const projectFolders: Folders = {
  drawn: castFolder,
  finished: resolve(import.meta.dirname, '../../finished/act'),
}

/** Copies drawn pictures of the named champions, or of all, to the finished ones; refuses if one is out of date. */
export async function finishCast(names: readonly string[], { drawn, finished } = projectFolders) {
  const members = membersNamed(names)
  requireDrawn(members, drawn)
  const paths = members.flatMap(({ season, id, performer: { cost } }) =>
    servedPictures({ id, cost }).map((path) => join(season, path)),
  )
  const files = paths.map((path) => ({ to: join(finished, path), bytes: readFileSync(join(drawn, path)) }))
  const changed = files.filter(({ to, bytes }) => !existsSync(to) || !readFileSync(to).equals(bytes))
  for (const { to, bytes } of changed) {
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, bytes)
  }
  console.log(`${changed.length} of ${files.length} files changed, ${kilobytes(changed)} of ${kilobytes(files)} kB`)
}

const kilobytes = (files: readonly { bytes: Buffer }[]): string =>
  (files.reduce((total, { bytes }) => total + bytes.length, 0) / 1000).toFixed(1)
