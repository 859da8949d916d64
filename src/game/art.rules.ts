import type { PictureFormat, PictureKind } from '../core/pictures.ts'

/** Every kind of art that the site gives out, drawn by itself or dropped in by the operator. */
export const artKinds = [
  // a champion on its stage; it stands right of the middle, so that words have room on the left
  {
    folder: '1624x750',
    width: 1624,
    height: 750,
    focus: { x: 0.66, y: 0.5 },
    sizes: {
      '812x375': { width: 812, height: 375 },
      '750x750': { width: 750, height: 750 },
      '480x480': { width: 480, height: 480 },
    },
  },
  // a champion's portrait
  {
    folder: '256',
    width: 256,
    height: 256,
    focus: { x: 0.5, y: 0.5 },
    sizes: { '128': { width: 128, height: 128 } },
  },
  // the season's stage, for windows that lie
  {
    folder: '1920x1080',
    width: 1920,
    height: 1080,
    focus: { x: 0.7, y: 0.5 },
    sizes: { '1280x720': { width: 1280, height: 720 } },
  },
  // and for those that stand
  {
    folder: '780x1560',
    width: 780,
    height: 1560,
    focus: { x: 0.5, y: 0.4 },
    sizes: { '480x960': { width: 480, height: 960 } },
  },
] as const satisfies PictureKind[]

type Kind = (typeof artKinds)[number]
type SizesOf<K> = K extends { sizes: infer S } ? keyof S : never
/** Folders of originals and of the sizes that are made of them; the name says the measures in pixels. */
export type ArtFolder = Kind['folder'] | SizesOf<Kind>

export interface ArtFile {
  season: string
  folder: ArtFolder
  /** A champion's id, or what a stage is for. */
  name: string
  format: PictureFormat
}

/** The address of a picture. */
export const artAddress = ({ season, folder, name, format }: ArtFile): string =>
  `/act/${season}/${folder}/${name}.${format}`

/** The `srcset` of a picture in several widths, for each format. */
export const filesInWidths =
  ({ folders, ...rest }: Pick<ArtFile, 'season' | 'name'> & { folders: ArtFolder[] }) =>
  (format: PictureFormat): string =>
    folders.map((folder) => `${artAddress({ ...rest, folder, format })} ${folder.split('x')[0]}w`).join(', ')
