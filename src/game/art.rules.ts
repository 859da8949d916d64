import type { PictureFormat, PictureKind } from '../core/pictures.ts'

/** A champion on its stage; it stands right of the middle, so that words have room on the left. */
const splash: PictureKind = {
  folder: '1624x750',
  width: 1624,
  height: 750,
  focus: { x: 0.66, y: 0.5 },
  sizes: {
    '812x375': { width: 812, height: 375 },
    '750x750': { width: 750, height: 750 },
    '480x480': { width: 480, height: 480 },
  },
}

const portrait: PictureKind = {
  folder: '256',
  width: 256,
  height: 256,
  focus: { x: 0.5, y: 0.5 },
  sizes: { '128': { width: 128, height: 128 } },
}

/** Every kind of art that the site gives out, drawn by itself or dropped in by the operator. */
export const artKinds: PictureKind[] = [splash, portrait]

export type ArtFolder = '1624x750' | '812x375' | '750x750' | '480x480' | '256' | '128'

/** The address of a champion's picture; `folder` tells its size in pixels. */
export const artAddress = (season: string, folder: ArtFolder, id: string, format: PictureFormat): string =>
  `/act/${season}/${folder}/${id}.${format}`
