import { type PictureFormat, pictureFormats } from '#src/core/pictures.ts'
import styles from './Picture.module.css'

/** One shape of a picture: in which windows it is used, its addresses for `srcset`, and its measures in pixels. */
export interface PictureCut {
  media?: string
  files: (format: PictureFormat) => string
  width: number
  height: number
}

interface PictureProps {
  /** The last one is for all windows that the others leave. */
  cuts: PictureCut[]
  /** Address for browsers that know no `srcset`. */
  fallback: string
  /** How wide it is shown; without, each cut is one file and `fallback` the JPEG of the last. */
  sizes?: string
  /** Part of the first screen: fetched at once, ahead of others. */
  isFirst?: boolean
  /** Near the first screen: fetched while the page is read, behind others; all that begin in the page's first frame hold it up. */
  isEarly?: boolean
}

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Of the cut for all other windows, whose JPEG the picture itself names. */
const otherFormats = pictureFormats.filter((format) => format !== 'jpg')

/** A decorative picture that fills its place, in the best format and size for the browser; its place says its shape. */
export function Picture({ cuts, fallback, sizes, isFirst = false, isEarly }: PictureProps) {
  const last = cuts.at(-1)!
  return (
    <picture>
      {cuts.flatMap(({ media, files, width, height }) =>
        (media ? pictureFormats : otherFormats).map((format) => (
          <source
            key={`${media} ${format}`}
            type={types[format]}
            media={media}
            srcSet={files(format)}
            sizes={sizes}
            width={media && width}
            height={media && height}
          />
        )),
      )}
      <img
        className={styles.picture}
        srcSet={sizes && last.files('jpg')}
        sizes={sizes}
        src={fallback}
        alt=""
        width={last.width}
        height={last.height}
        {...(isFirst
          ? { fetchPriority: 'high', decoding: 'sync' }
          : { fetchPriority: 'low', loading: isEarly ? undefined : 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
