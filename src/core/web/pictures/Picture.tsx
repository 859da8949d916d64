import { type PictureFormat, pictureFormats } from '#src/core/pictures.ts'
import styles from './Picture.module.css'

/** One crop: its media condition, `srcset` and size in pixels. */
export interface PictureCut {
  media?: string
  files: (format: PictureFormat) => string
  width: number
  height: number
}

interface PictureProps {
  /** The last one is for all other windows. */
  cuts: PictureCut[]
  /** Address for browsers without `srcset`. */
  fallback: string
  /** `sizes`; without it each crop is one file and `fallback` the last JPEG. */
  sizes?: string
  /** On the first screen: fetched at once with high priority. */
  isFirst?: boolean
  /** Near the first screen: fetched during parsing with low priority. */
  isEarly?: boolean
}

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Formats of the last crop besides JPEG. */
const otherFormats = pictureFormats.filter((format) => format !== 'jpg')

/** A decorative picture in the best format and size; its container sets the shape. */
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
