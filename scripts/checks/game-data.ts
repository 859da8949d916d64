import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { visibleNames } from '#src/core/visible-names.ts'
import { findDataFaults } from '#src/game/server/game-data-gate.ts'
import { GameDataError, readGameData } from '#src/game/server/season-files.ts'
import { bodyOf, readIconSet } from '../vite/icons/icon-set.ts'
import type { Finding } from './sources.ts'

/** Finds faults of the game data; only the first one in a file of the wrong shape. */
export function findGameDataFaults(root: string): Finding[] {
  try {
    const faults = findDataFaults(readGameData(root)).map((each) => ({ ...each, rule: 'game-data' }))
    return [...faults, ...glyphFaults(root)]
  } catch (error) {
    if (!(error instanceof GameDataError)) throw error
    return [{ file: relative(root, error.file), rule: 'game-data-shape', fault: error.fault }]
  }
}

/** Finds glyphs that the icon set lacks. */
function glyphFaults(root: string): Finding[] {
  const icons = readIconSet()
  return visibleNames(readdirSync(join(root, 'art/glyphs'))).flatMap((name) => {
    const file = `art/glyphs/${name}`
    return leavesOf(JSON.parse(readFileSync(join(root, file), 'utf8')))
      .filter(([, glyph]) => bodyOf(icons, glyph) === null)
      .map(([entry, glyph]) => ({ file, rule: 'glyph', fault: `${entry}: game-icons has no glyph ${glyph}` }))
  })
}

type Leaves = { [key: string]: string | Leaves }

const leavesOf = (tree: Leaves): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : leavesOf(value)))
