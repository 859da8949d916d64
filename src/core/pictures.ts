/** A kind of picture: what the original measures, and in which further sizes it is given out. */
export interface PictureKind {
  /** The folder of the originals, which is part of the address too: '1624x750'. */
  folder: string
  width: number
  height: number
  /** The format of originals that come with the site. */
  drawnAs: PictureFormat
  /** Where the subject is, as shares of width and height; a size of another shape is cut around it. */
  focus: Focus
  /** Further sizes by the folder in their address; height and width may be of another shape. */
  sizes: Record<string, Size>
}

export interface Size {
  width: number
  height: number
}

export interface Focus {
  x: number
  y: number
}

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface Region extends Size {
  left: number
  top: number
}

/** The largest part of a picture that has the shape of `shape` and lies around the focus as far as the edges allow, in whole pixels. */
export function cutAround(picture: Size, shape: Size, focus: Focus): Region {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.min(picture.width, Math.round(shape.width * scale))
  const height = Math.min(picture.height, Math.round(shape.height * scale))
  const place = (whole: number, part: number, share: number) =>
    Math.round(Math.min(Math.max(whole * share - part / 2, 0), whole - part))
  return { left: place(picture.width, width, focus.x), top: place(picture.height, height, focus.y), width, height }
}

/** The WebP beside a picture whose address carries numeric ori_s and ori_q, which say that it was made; null for any other picture. */
export function webpBeside(address: string): string | null {
  const [, path, kind, query] = /^([^?#]+)\.(jpe?g|png)\?([^#]*)$/i.exec(address) ?? []
  const params = new URLSearchParams(query)
  const isNumber = (name: string) => /^\d+$/.test(params.get(name) ?? '')
  return path && kind && isNumber('ori_s') && isNumber('ori_q') ? `${path}.webp?${query}` : null
}
