import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { otherArt } from '#src/game/art.rules.ts'
import { picturesOf } from '../../art/draw-art.ts'
import type { Finding } from './sources.ts'

/** Finds pictures that the site shows and that are not drawn yet. */
export function findArtFaults(root: string): Finding[] {
  const seasons = readdirSync(join(root, 'game-data')).filter((name) =>
    existsSync(join(root, 'game-data', name, 'season.json')),
  )
  return [...seasons, ...otherArt].flatMap((group) => missingOf(root, group))
}

function missingOf(root: string, group: string): Finding[] {
  try {
    return [...picturesOf(group)]
      .map(({ path }) => `art/finished/act/${group}/${path}`)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => ({ file, rule: 'art', fault: `it is not drawn: run node scripts/art.mjs ${group}` }))
  } catch (error) {
    return [{ file: `game-data/${group}`, rule: 'art', fault: (error as Error).message }]
  }
}
