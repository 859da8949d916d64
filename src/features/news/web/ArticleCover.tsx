import { GivenPicture } from '#src/core/web/pictures/GivenPicture.tsx'
import { CoverPicture } from '#src/game/web/pictures/CoverPicture.tsx'
import { coverName } from '../news.rules.ts'

interface ArticleCoverProps {
  /** Address as the content service gives it. */
  address: string
  /** `sizes` of the picture. */
  sizes: string
  isFirst?: boolean
}

/** Cover of an article, decorative: drawn ones in several sizes. */
export function ArticleCover({ address, sizes, isFirst }: ArticleCoverProps) {
  const name = coverName(address)
  if (!name) return <GivenPicture src={address} width={1440} height={810} isFirst={isFirst} />
  return <CoverPicture name={name} sizes={sizes} isFirst={isFirst} />
}
