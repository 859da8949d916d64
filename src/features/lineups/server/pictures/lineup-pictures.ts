import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#src/core/languages.ts'
import type { PictureStore } from '#src/core/server/pictures/picture-store.ts'
import type { Config } from '#src/core/server/process/config.ts'
import type { ReportFileFault } from '#src/core/server/process/file-faults.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { fileNameOf, type PictureAddress, type PictureFile } from '../../lineup-picture.rules.ts'
import type { Lineup } from '../lineup-schema.ts'
import { drawPicture } from './draw-picture.ts'
import { KeptPictures } from './kept-lineup-pictures.ts'
import { type DrawingParts, readDrawings } from './lineup-svg.ts'
import { openPictureArt } from './picture-art.ts'
import { hashOf, lineupContent, type OwnBoard, ownContent } from './picture-content.ts'
import { readPictureFonts } from './picture-fonts.ts'

interface LineupPicturesParts {
  config: Pick<Config, 'artFolder' | 'dataFolder'>
  projectRoot: string
  reportFileFault: ReportFileFault
  art: Pick<PictureStore, 'find'>
  /** Origin in the printed address and the QR code. */
  origin: () => string
}

/** Pictures of all formats, languages and seasons of a hundred lineups. */
const mostBytes = 400 * 1024 * 1024
const lookMs = 60_000

export type LineupPictures = ReturnType<typeof openLineupPictures>

/** Draws and keeps pictures of lineups; fonts and glyphs are read with the first one. */
export function openLineupPictures(parts: LineupPicturesParts) {
  const { config, projectRoot, origin, art } = parts
  let drawing: DrawingParts | undefined
  const drawingParts = (): DrawingParts => {
    drawing ??= {
      fonts: readPictureFonts(projectRoot),
      art: openPictureArt((address) => art.find(address)),
      ...readDrawings(projectRoot),
    }
    return drawing
  }
  const kept = new KeptPictures({
    folder: join(config.dataFolder, 'lineup-pictures'),
    mostBytes,
    onFault: parts.reportFileFault,
  })
  const stampOf = artStamps([config.artFolder, join(projectRoot, 'art/finished/act')], () => drawing?.art.forget())
  const contentOf = (lineup: Lineup, season: Season, language: Language) =>
    lineupContent(lineup, season, { language, origin: origin() })
  const hashIn = async (lineup: Lineup, season: Season, language: Language) =>
    hashOf(contentOf(lineup, season, language), await stampOf(season.facts.id))
  const nameOf = ({ season, id, language, hash }: PictureAddress, file: PictureFile) =>
    [season, id, language, hash, fileNameOf(file)].join('.')
  return {
    /** Hash in the present address of a lineup's pictures. */
    hashOf: hashIn,
    /** The picture of an address where it is kept, also without a database. */
    peek: (address: PictureAddress, file: PictureFile) => kept.peek(nameOf(address, file)),
    /** The present picture of a lineup. */
    find: async (lineup: Lineup, season: Season, language: Language, file: PictureFile) => {
      const hash = await hashIn(lineup, season, language)
      const address = { season: season.facts.id, id: lineup.id, language, hash }
      const draw = () => drawPicture(contentOf(lineup, season, language), file, drawingParts())
      return { hash, bytes: await kept.get(nameOf(address, file), draw) }
    },
    /** Runs what draws an own picture; throws at once while ten pictures wait. */
    withOwnPlace: <T>(run: () => Promise<T>): Promise<T> => kept.withOwnPlace(run),
    /** The picture of a player's own board, which is not kept. */
    drawOwn: (own: OwnBoard, season: Season, language: Language, file: PictureFile) =>
      kept.drawOnly(() => drawPicture(ownContent(own, season, { language, origin: origin() }), file, drawingParts())),
  }
}

/** A text for each season that changes with its champions' and items' pictures; at most a minute old. */
function artStamps(folders: string[], onChange: () => void) {
  const stamps = new Map<string, { at: number; stamp: Promise<string> }>()
  return (season: string): Promise<string> => {
    const known = stamps.get(season)
    if (known && performance.now() - known.at < lookMs) return known.stamp
    const stamp = readStamp(folders.map((folder) => join(folder, season))).then(async (read) => {
      if (known && (await known.stamp) !== read) onChange()
      return read
    })
    stamps.set(season, { at: performance.now(), stamp })
    return stamp
  }
}

const shownArt = ['1624x750', '256', '96']

/** Digest of names and sizes, which all instances share; times of change differ between them. */
async function readStamp(folders: string[]): Promise<string> {
  const files = await Promise.all(
    folders.flatMap((folder) =>
      shownArt.map(async (kind) => {
        const names: string[] = await readdir(join(folder, kind)).catch(() => [])
        return Promise.all(
          names.toSorted().map(async (name) => {
            const facts = await stat(join(folder, kind, name)).catch(() => null)
            return `${kind}/${name} ${facts?.size}`
          }),
        )
      }),
    ),
  )
  return createHash('sha256').update(files.flat().join('\n')).digest('hex')
}
