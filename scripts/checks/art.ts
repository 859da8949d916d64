import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { otherArt } from '#src/game/art.rules.ts'
import { championsOf } from '../../art/cast/champions.ts'
import { servedPictures } from '../../art/cast/finish/drawn-pictures.ts'
import { picturesOf } from '../../art/draw-art.ts'
import type { Finding } from './sources.ts'

/** Finds pictures that the site shows and that are not drawn yet. */
export function findArtFaults(root: string): Finding[] {
  const seasons = readdirSync(join(root, 'game-data')).filter((name) =>
    existsSync(join(root, 'game-data', name, 'season.json')),
  )
  return [
    ...[...seasons, ...otherArt].flatMap((group) => missingOf(root, group)),
    ...seasons.flatMap((season) => missingOfCast(root, season)),
  ]
}

function missingOf(root: string, group: string): Finding[] {
  try {
    const paths = [...picturesOf(group)].map(({ path }) => path)
    return undrawn(root, group, { paths, way: `npm run art ${group}` })
  } catch (error) {
    return [{ file: `game-data/${group}`, rule: 'art', fault: (error as Error).message }]
  }
}

const missingOfCast = (root: string, season: string): Finding[] =>
  undrawn(root, season, {
    paths: championsOf(season).flatMap(servedPictures),
    way: 'npm run art cast, then npm run art finish',
  })

function undrawn(root: string, group: string, { paths, way }: { paths: string[]; way: string }): Finding[] {
  return paths
    .map((path) => `art/finished/act/${group}/${path}`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({ file, rule: 'art', fault: `it is not drawn: run ${way}` }))
}
