import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Member, membersNamed } from '../champions.ts'
import { castFolder } from '../draw/drawn-cast.ts'
import { type Cell, labelOf, sheetOf } from '../draw/sheet.ts'
import { requireDrawn } from './drawn-pictures.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, 'docs/pictures')
const labelHeight = 20
const gap = 8

/** A kind of contact sheet; sizes are in pixels, without the name below. */
interface Sheet {
  columns: number
  width: number
  height: number
  quality: number
  /** Pictures of a champion by place in its cell; `read` takes a path below the season's folder. */
  cells(id: string, read: (path: string) => Sharp): Promise<Cell[]>
}

const sheets: Record<string, Sheet> = {
  tokens: { columns: 13, width: 88, height: 104, quality: 74, cells: tokenCells },
  portraits: { columns: 13, width: 112, height: 112, quality: 60, cells: pictureCells('256', 112) },
  splashes: { columns: 5, width: 280, height: 129, quality: 38, cells: pictureCells('1624x750', 280) },
}

/** Writes contact sheets of each season's cast, in the order of cost and name, into docs/pictures. */
export async function writeSheets() {
  const members = membersNamed([])
  requireDrawn(members, castFolder)
  mkdirSync(folder, { recursive: true })
  for (const season of new Set(members.map((member) => member.season))) {
    const rows = inOrder(season, members)
    for (const [kind, sheet] of Object.entries(sheets)) await writeSheet(`cast-${season}-${kind}`, sheet, rows)
  }
}

interface Named extends Member {
  name: string
}

function inOrder(season: string, members: readonly Member[]): Named[] {
  const champions: { id: string; name: { en: string } }[] = JSON.parse(
    readFileSync(join(root, 'game-data', season, 'champions.json'), 'utf8'),
  )
  const names = new Map(champions.map(({ id, name }) => [id, name.en]))
  return members
    .filter((member) => member.season === season)
    .map((member) => ({ ...member, name: names.get(member.id)! }))
    .sort((a, b) => a.performer.cost - b.performer.cost || a.name.localeCompare(b.name, 'en'))
}

async function writeSheet(name: string, sheet: Sheet, members: readonly Named[]) {
  const [width, height] = [sheet.width + gap, sheet.height + labelHeight + gap]
  const cells = await Promise.all(
    members.map(async ({ season, id, name }, index) => {
      const [left, top] = [(index % sheet.columns) * width, Math.floor(index / sheet.columns) * height]
      const pictures = await sheet.cells(id, (path) => sharp(join(castFolder, season, path)))
      const label = { input: labelOf(name, sheet.width), left: 0, top: sheet.height }
      return [...pictures, label].map((cell) => ({
        ...cell,
        left: left + cell.left + gap / 2,
        top: top + cell.top + gap / 2,
      }))
    }),
  )
  const size = [sheet.columns * width, Math.ceil(members.length / sheet.columns) * height] as const
  const file = join(folder, `${name}.webp`)
  const { size: bytes } = await sheetOf(cells.flat(), size)
    .webp({ quality: sheet.quality, smartSubsample: true, effort: 6 })
    .toFile(file)
  console.log(`  docs/pictures/${name}.webp, ${(bytes / 1000).toFixed(0)} kB`)
}

/** Tokens of 48 and 28 pixels side by side, below them the same in grey. */
async function tokenCells(id: string, read: (path: string) => Sharp): Promise<Cell[]> {
  const [large, small] = [read(`48/${id}.webp`), read(`32/${id}.webp`).resize(28)]
  const png = (image: Sharp) => image.png().toBuffer()
  return [
    { input: await png(large.clone()), left: 2, top: 2 },
    { input: await png(small.clone()), left: 56, top: 12 },
    { input: await png(large.clone().greyscale()), left: 2, top: 54 },
    { input: await png(small.clone().greyscale()), left: 56, top: 64 },
  ]
}

/** One picture of a folder in a width. */
function pictureCells(from: string, width: number): Sheet['cells'] {
  return async (id, read) => [
    { input: await read(`${from}/${id}.avif`).resize(width).png().toBuffer(), left: 0, top: 0 },
  ]
}
