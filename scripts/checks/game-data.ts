import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { languages } from '../../src/core/languages.ts'
import { type GameData, GameDataError, readGameData } from '../../src/game/server/season-files.ts'
import { findSeasonFaults } from '../../src/game/server/season-gate.ts'
import { bodyOf, readIconSet } from '../vite/icon-set.ts'
import type { Finding } from './sources.ts'

/** Everything that makes the game data of a project unfit to be shown; the first fault alone where a file has the wrong shape. */
export function findGameDataFaults(root: string): Finding[] {
  try {
    const data = readGameData(root)
    return [...seasonFaults(data), ...labelFaults(data), ...glyphFaults(root)]
  } catch (error) {
    if (!(error instanceof GameDataError)) throw error
    return [{ file: relative(root, error.file), rule: 'game-data-shape', fault: error.fault }]
  }
}

function seasonFaults({ seasons }: GameData): Finding[] {
  return [...seasons.values()].flatMap((season) =>
    findSeasonFaults(season).map(({ file, entry, fault }) => ({
      file: file.startsWith('art/') ? file : `game-data/${season.facts.id}/${file}`,
      rule: 'game-data',
      fault: entry ? `${entry}: ${fault}` : fault,
    })),
  )
}

/** A number that is shown needs a label in every language. */
function labelFaults({ numberUnits, numberLabels }: GameData): Finding[] {
  return languages.flatMap((language) => {
    const file = `game-data/number-labels/${language}.json`
    const missing = Object.keys(numberUnits).filter((name) => !(name in numberLabels[language]))
    const extra = Object.keys(numberLabels[language]).filter((name) => !(name in numberUnits))
    return [
      ...missing.map((name) => ({ file, rule: 'number-label', fault: `${name}: the number has no label` })),
      ...extra.map((name) => ({ file, rule: 'number-label', fault: `${name}: numbers.json has no such number` })),
    ]
  })
}

/** Glyphs that the icon set does not draw. */
function glyphFaults(root: string): Finding[] {
  const icons = readIconSet()
  return readdirSync(join(root, 'art/glyphs')).flatMap((name) => {
    const file = `art/glyphs/${name}`
    return leavesOf(JSON.parse(readFileSync(join(root, file), 'utf8')))
      .filter(([, glyph]) => bodyOf(icons, glyph) === null)
      .map(([entry, glyph]) => ({ file, rule: 'glyph', fault: `${entry}: game-icons has no glyph ${glyph}` }))
  })
}

type Leaves = { [key: string]: string | Leaves }

const leavesOf = (tree: Leaves): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : leavesOf(value)))
