import { GivenPicture } from '#src/core/web/pictures/GivenPicture.tsx'
import { CoverPicture } from '#src/game/web/pictures/CoverPicture.tsx'
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
  return <CoverPicture name={name} sizes={sizes} isFirst={isFirst} />
}
