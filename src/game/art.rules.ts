import type { PictureFormat, PictureKind, Size } from '../core/pictures.ts'

const tokenKind = <const F extends string>(folder: F, width: number) =>
  ({
    folder,
    width,
    height: width,
    drawnAs: 'webp',
    focus: { x: 0.5, y: 0.5 },
    sizes: {},
    goesWith: { folder: '256', otherwise: 'cut' },
  }) as const satisfies PictureKind

const layerKind = <const L extends string>(layer: L, { width, height }: Size) =>
  ({
    folder: `layer-${layer}`,
    width,
    height,
    drawnAs: 'avif',
    focus: { x: 0.5, y: 0.5 },
    sizes: {},
    goesWith: { folder: '1624x750', otherwise: 'left out' },
  }) as const satisfies PictureKind

/** Every kind of art on the site, drawn by the project or put in by the operator. */
export const artKinds = [
  // a champion's splash; the champion is right of the middle to leave room for words
  {
    folder: '1624x750',
    width: 1624,
    height: 750,
    drawnAs: 'avif',
    focus: { x: 0.66, y: 0.5 },
    sizes: {
      '812x375': { width: 812, height: 375 },
      '750x750': { width: 750, height: 750 },
      '480x480': { width: 480, height: 480 },
      '480x240': { width: 480, height: 240 },
    },
  },
  // the layers of a splash, which move apart
  layerKind('set', { width: 1218, height: 563 }),
  layerKind('light', { width: 609, height: 281 }),
  layerKind('figure', { width: 1218, height: 563 }),
  // a champion's portrait
  {
    folder: '256',
    width: 256,
    height: 256,
    drawnAs: 'avif',
    focus: { x: 0.5, y: 0.5 },
    sizes: { '176': { width: 176, height: 176 }, '128': { width: 128, height: 128 } },
  },
  // the season's stage for landscape windows
  {
    folder: '1920x1080',
    width: 1920,
    height: 1080,
    drawnAs: 'avif',
    focus: { x: 0.7, y: 0.5 },
    sizes: { '1280x720': { width: 1280, height: 720 }, '1200x630': { width: 1200, height: 630 } },
  },
  // a champion or the season's stage for portrait windows
  {
    folder: '780x1560',
    width: 780,
    height: 1560,
    drawnAs: 'avif',
    focus: { x: 0.5, y: 0.4 },
    sizes: { '480x960': { width: 480, height: 960 } },
    goesWith: { folder: '1624x750', otherwise: 'cut' },
  },
  // a champion's token, or the icon of an item, an augment or a power snack, which has this size alone
  tokenKind('96', 96),
  tokenKind('64', 64),
  tokenKind('48', 48),
  tokenKind('32', 32),
  // the cover of an article that has none of its own
  {
    folder: '1440x810',
    width: 1440,
    height: 810,
    drawnAs: 'avif',
    focus: { x: 0.5, y: 0.45 },
    sizes: { '720x405': { width: 720, height: 405 }, '480x270': { width: 480, height: 270 } },
  },
  // a prize that a campaign gives away
  { folder: '160', width: 160, height: 160, drawnAs: 'webp', focus: { x: 0.5, y: 0.5 }, sizes: {} },
] as const satisfies PictureKind[]

/** Groups of art outside of any season. */
export const otherArt = ['covers', 'prizes']

type Kind = (typeof artKinds)[number]
type SizesOf<K> = K extends { sizes: infer S } ? Extract<keyof S, string> : never
/** Folders of originals and of the sizes made from them; the name is width x height in pixels. */
export type ArtFolder = Kind['folder'] | SizesOf<Kind>

export interface ArtFile {
  season: string
  folder: ArtFolder
  /** The id of a champion, item, augment or power snack, or the purpose of a stage. */
  name: string
  format: PictureFormat
}

/** An id as a file name: every run of characters other than letters, digits, _ and - becomes one -. */
export const artName = (id: string): string => id.replace(/[^\w-]+/g, '-')

export const artAddress = ({ season, folder, name, format }: ArtFile): string =>
  `/act/${season}/${folder}/${artName(name)}.${format}`

/** The share card of a champion's page: its splash. */
export const splashCard = (season: string, id: string) => ({
  path: artAddress({ season, folder: '1624x750', name: id, format: 'jpg' }),
  width: 1624,
  height: 750,
})

/** A season's stages: 'home' has a performer on it, 'back' is empty. */
export const stageNames = ['home', 'back'] as const
export type StageName = (typeof stageNames)[number]

/** Address of a season's stage across landscape windows. */
export const stageAddress = (season: string, name: StageName): string =>
  artAddress({ season, folder: '1920x1080', name, format: 'jpg' })

/** The share card of a season: its stage. */
export const stageCard = (season: string) => ({
  path: artAddress({ season, folder: '1200x630', name: 'home', format: 'jpg' }),
  width: 1200,
  height: 630,
})

/** The `srcset` of a picture in several widths, by format. */
export const filesInWidths =
  ({ folders, ...rest }: Pick<ArtFile, 'season' | 'name'> & { folders: ArtFolder[] }) =>
  (format: PictureFormat): string =>
    folders.map((folder) => `${artAddress({ ...rest, folder, format })} ${folder.split('x')[0]}w`).join(', ')

const layerNames = ['set', 'light', 'figure'] as const

/** Addresses of the layers of a champion's splash, the farthest first. */
export const layersOf = (season: string, id: string): string[] =>
  layerNames.map((layer) => artAddress({ season, folder: `layer-${layer}`, name: id, format: 'avif' }))
