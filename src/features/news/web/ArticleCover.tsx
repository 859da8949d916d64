import { GivenPicture } from '../../../core/web/GivenPicture.tsx'
import { Picture } from '../../../core/web/Picture.tsx'
import { artAddress, filesInWidths } from '../../../game/art.rules.ts'
import { coverName } from '../news.rules.ts'

interface ArticleCoverProps {
  /** Address of the cover as the content service gives it. */
  address: string
  /** Its width in the page, for `sizes`. */
  sizes: string
  isFirst?: boolean
}

/** The cover of an article: a drawn one in several sizes, another one as it is. Decoration beside its title. */
export function ArticleCover({ address, sizes, isFirst }: ArticleCoverProps) {
  const name = coverName(address)
  if (!name) return <GivenPicture src={address} width={1440} height={810} isFirst={isFirst} />
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
