import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import type { Focus, PictureKind } from '#src/core/pictures.ts'
import { visibleNames } from '#src/core/visible-names.ts'
import { fileTextOf } from '../texts/file-text.ts'

/** A drawn or operator-provided picture. */
export interface Original {
  file: string
  /** The kind that the file has to fit. */
  kind: PictureKind
  /** Changes with the file and its focal point. */
  stamp: string
  focus: Focus
}

/** An unusable file of the operator; `why` is a sentence that follows its name. */
export interface PictureFault {
  file: string
  why: string
}

const handedIn = ['.avif', '.webp', '.png', '.jpg', '.jpeg']
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const focalPoint = v.strictObject({ focus: v.strictObject({ x: share, y: share }) })

/** Folders of originals, `own` of the operator and `drawn`: <group>/<folder>/<name>. */
export interface OriginalFolders {
  own: string
  drawn: string
}

interface WantedPicture {
  kind: PictureKind
  group: string
  name: string
}

/** Existing originals of a picture, the operator's first; a drawn one does not outlive the picture that it goes with. */
export async function findOriginals(
  { own, drawn }: OriginalFolders,
  { kinds, ...wanted }: WantedPicture & { kinds: PictureKind[] },
  onFault: (fault: PictureFault) => void,
): Promise<Original[]> {
  const { kind, group, name } = wanted
  const drawnAs = (each: PictureKind) =>
    originalAt(join(drawn, group, each.folder, `${name}.${each.drawnAs}`), each, each.focus)
  const handed = await findOwn(own, wanted, onFault)
  const other = kinds.find(({ folder }) => folder === kind.goesWith?.folder)
  if (!other) return [...handed, ...(await drawnAs(kind))]
  const ofOther = await findOwn(own, { ...wanted, kind: other }, onFault)
  if (kind.goesWith?.otherwise === 'cut')
    return [...handed, ...ofOther, ...(await drawnAs(kind)), ...(await drawnAs(other))]
  return ofOther.length > 0 ? handed : [...handed, ...(await drawnAs(kind))]
}

/** The operator's originals of a picture. */
async function findOwn(
  own: string,
  { kind, group, name }: WantedPicture,
  onFault: (fault: PictureFault) => void,
): Promise<Original[]> {
  const folder = join(own, group, kind.folder)
  const names: string[] = await readdir(folder).catch(() => [])
  const files = handedIn.map((extension) => name + extension).filter((each) => names.includes(each))
  const focus = names.includes(`${name}.json`) ? await readFocus(join(folder, `${name}.json`), onFault) : null
  const originals = files.map((file) => originalAt(join(folder, file), kind, focus ?? { x: 0.5, y: 0.5 }))
  return (await Promise.all(originals)).flat()
}

async function originalAt(file: string, kind: PictureKind, focus: Focus): Promise<Original[]> {
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) return []
  return [{ file, kind, stamp: `${file} ${facts.mtimeMs} ${facts.size} ${focus.x} ${focus.y}`, focus }]
}

async function readFocus(file: string, onFault: (fault: PictureFault) => void): Promise<Focus | null> {
  try {
    return v.parse(focalPoint, JSON.parse(fileTextOf(await readFile(file)))).focus
  } catch {
    onFault({ file, why: 'is not a focal point such as {"focus":{"x":0.5,"y":0.4}}; the middle is used' })
    return null
  }
}

const stays = 'the drawn picture stays'

/** Returns why a file is no original of its kind, or null. */
export async function findPictureFault(file: string, kind: PictureKind): Promise<string | null> {
  try {
    const { default: sharp } = await import('sharp')
    const picture = sharp(file, { failOn: 'error' })
    const { width, height, pages = 1 } = await picture.metadata()
    if (pages > 1) return `moves in ${pages} frames, and one is needed; ${stays}`
    const isOfShape = Math.abs(width / height / (kind.width / kind.height) - 1) <= 0.02
    if (!isOfShape || width < kind.width / 2)
      return `measures ${width} x ${height} pixels; ${kind.width} x ${kind.height}, or at least half of it in the same shape, is needed; ${stays}`
    await picture.stats() // decodes every pixel: a file may be truncated
    return null
  } catch (error) {
    return `can't be read as a picture (${(error as Error).message.trim()}); ${stays}`
  }
}

const namesIn = async (folder: string) => visibleNames(await readdir(folder).catch(() => []))

/** Lists unusable files of the operator's folder. */
export async function checkOwnPictures(own: string, kinds: PictureKind[]): Promise<PictureFault[]> {
  const faults: PictureFault[] = []
  for (const group of await namesIn(own)) {
    for (const folder of await namesIn(join(own, group))) {
      const kind = kinds.find((each) => each.folder === folder)
      if (!kind) {
        const known = kinds.map((each) => each.folder).join(', ')
        faults.push({ file: join(own, group, folder), why: `is not a folder of pictures; known folders are ${known}` })
        continue
      }
      for (const name of await namesIn(join(own, group, folder))) {
        const file = join(own, group, folder, name)
        if (name.endsWith('.json')) {
          await readFocus(file, (fault) => faults.push(fault))
          continue
        }
        const why = handedIn.includes(extname(name))
          ? await findPictureFault(file, kind)
          : `is of no known format; ${handedIn.join(', ')} are`
        if (why) faults.push({ file, why })
      }
    }
  }
  return faults
}
