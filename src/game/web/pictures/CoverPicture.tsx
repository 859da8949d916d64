import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'

interface CoverPictureProps {
  /** The name of a drawn cover. */
  name: string
  /** The value of the `sizes` attribute. */
  sizes: string
  isFirst?: boolean
}

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
