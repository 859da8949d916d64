import type { Language, Place } from '#src/core/languages.ts'

/** Formats of a lineup's picture with their sizes in pixels; the first one is offered first. */
export const pictureFormats = {
  portrait: { width: 1080, height: 1350, file: 'png' },
  story: { width: 1080, height: 1920, file: 'png' },
  card: { width: 1200, height: 630, file: 'jpg' },
} as const
export type PictureFormat = keyof typeof pictureFormats

export const formatNames = Object.keys(pictureFormats) as PictureFormat[]

/** A file of a format: the one to share, or WebP for pages of the site. */
export interface PictureFile {
  format: PictureFormat
  type: 'jpg' | 'png' | 'webp'
}

/** Reads 'card.jpg'; null for what no format has. */
export function pictureFileOf(name: string): PictureFile | null {
  const [format = '', type, ...others] = name.split('.')
  if (!Object.hasOwn(pictureFormats, format) || others.length > 0) return null
  const known = format as PictureFormat
  return type === pictureFormats[known].file || type === 'webp' ? { format: known, type } : null
}

export const fileNameOf = ({ format, type }: PictureFile): string => `${format}.${type}`

/** The file of a format that is shared and downloaded. */
export const sharedFile = (format: PictureFormat): PictureFile => ({ format, type: pictureFormats[format].file })

export interface PictureAddress {
  season: string
  id: string
  language: Language
  /** Of the content, so that a changed lineup has another address. */
  hash: string
}

/** Folder of pictures; that of the test folder also has those of unpublished seasons. */
export const pictureFolder = (test: boolean): string => `${test ? '/test' : ''}/act/lineups`

/** A picture and whether a page of the test folder shows it. */
type PlacedAddress = PictureAddress & Pick<Place, 'test'>

/** Address of a recommended lineup's picture. */
export const picturePath = ({ season, id, language, hash, test }: PlacedAddress, file: PictureFile): string =>
  `${pictureFolder(test)}/${season}/${id}/${language}/${hash}/${fileNameOf(file)}`

/** Address to which a player's own board is posted for its picture. */
export const ownPicturePath = ({ language, test }: Pick<Place, 'language' | 'test'>, file: PictureFile): string =>
  `${pictureFolder(test)}/own/${language}/${fileNameOf(file)}`

/** The social card of a lineup's page. */
export const lineupCardPicture = (address: PlacedAddress) => ({
  path: picturePath(address, sharedFile('card')),
  width: pictureFormats.card.width,
  height: pictureFormats.card.height,
})

/** Longest title of one's own picture. */
export const longestOwnTitle = 60
