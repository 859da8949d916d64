import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'

interface CoverPictureProps {
  /** Of the drawn cover. */
  name: string
  /** Its width in the page, for `sizes`. */
  sizes: string
  isFirst?: boolean
}

/** A drawn cover. Decoration beside a title. */
export function CoverPicture({ name, sizes, isFirst }: CoverPictureProps) {
  const files = filesInWidths({ season: 'covers', name, folders: ['480x270', '720x405', '1440x810'] })
  return (
    <Picture
      cuts={[{ files, width: 1440, height: 810 }]}
      fallback={artAddress({ season: 'covers', folder: '720x405', name, format: 'jpg' })}
      sizes={sizes}
      isFirst={isFirst}
    />
  )
}
