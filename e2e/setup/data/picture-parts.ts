import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setOwnFonts } from '#src/core/server/pictures/own-fonts.ts'
import { PictureStore } from '#src/core/server/pictures/picture-store.ts'
import { readLineups } from '#src/features/lineups/server/lineup-files.ts'
import { type DrawingParts, readDrawings } from '#src/features/lineups/server/pictures/lineup-svg.ts'
import { openPictureArt } from '#src/features/lineups/server/pictures/picture-art.ts'
import { readPictureFonts } from '#src/features/lineups/server/pictures/picture-fonts.ts'
import { artKinds } from '#src/game/art.rules.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { makeFonts } from '../../../scripts/vite/fonts/cut.ts'
import { pictureCuts } from '../../../scripts/vite/fonts/picture-fonts.ts'
import { writeGlyphSheets } from '../../../scripts/vite/icons/glyphs.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Sample lineups, and what their pictures are drawn with; makes the files of the build that are missing. */
export async function openPictureParts(kept: string) {
  await makeFonts(pictureCuts())
  writeGlyphSheets()
  setOwnFonts(root)
  const gameData = readGameData(root)
  const { lineups } = readLineups(join(root, 'content/lineups'), gameData)
  const art = new PictureStore({
    originals: { own: join(kept, 'own'), drawn: join(root, 'art/finished/act') },
    kept: join(kept, 'art'),
    kinds: [...artKinds],
    onFault: ({ file, why }) => {
      throw new Error(`${file} ${why}`)
    },
    onKeepFault: (fault) => {
      throw fault
    },
  })
  const drawing: DrawingParts = {
    fonts: readPictureFonts(root),
    art: openPictureArt((address) => art.find(address)),
    ...readDrawings(root),
  }
  return { root, gameData, lineups, art, drawing }
}

/** A kept picture of this folder; null before its first. */
export function readKeptPicture(name: string): Buffer | null {
  try {
    return readFileSync(keptPicture(name))
  } catch {
    return null
  }
}

export const keptPicture = (name: string): string => join(import.meta.dirname, 'lineup-pictures', name)
