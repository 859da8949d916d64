/** A kind of picture: size of the original and the other sizes. */
export interface PictureKind {
  /** Folder of the originals, also a part of the address: '1624x750'. */
  folder: string
  width: number
  height: number
  /** Format of the drawn originals. */
  drawnAs: PictureFormat
  /** The subject as shares of width and height; other shapes are cropped around it. */
  focus: Focus
  /** Other sizes by their folder in the address. */
  sizes: Record<string, Size>
  /** The picture that this one goes with: if that alone is there, or replaced, this one is cut from it or left out. */
  goesWith?: { folder: string; otherwise: 'cut' | 'left out' }
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

/** Largest crop of the shape around the focus, in whole pixels. */
export function cutAround(picture: Size, shape: Size, focus: Focus): Region {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.min(picture.width, Math.round(shape.width * scale))
  const height = Math.min(picture.height, Math.round(shape.height * scale))
  const place = (whole: number, part: number, share: number) =>
    Math.round(Math.min(Math.max(whole * share - part / 2, 0), whole - part))
  return { left: place(picture.width, width, focus.x), top: place(picture.height, height, focus.y), width, height }
}

/** Address of the WebP of a picture with numeric ori_s and ori_q; null for other pictures. */
export function webpBeside(address: string): string | null {
  const [, path, kind, query] = /^([^?#]+)\.(jpe?g|png)\?([^#]*)$/i.exec(address) ?? []
  const params = new URLSearchParams(query)
  const isNumber = (name: string) => /^\d+$/.test(params.get(name) ?? '')
  return path && kind && isNumber('ori_s') && isNumber('ori_q') ? `${path}.webp?${query}` : null
}
