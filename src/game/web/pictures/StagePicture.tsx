import { GivenPicture } from '#src/core/web/pictures/GivenPicture.tsx'
import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { filesInWidths, type StageName, stageAddress } from '#src/game/art.rules.ts'

interface StagePictureProps {
  season: string
  name: StageName
  /** As the content service gives it: the drawn one, which has portrait versions, or a picture in its place. */
  address?: string | undefined
  isFirst?: boolean
}

/** A season's stage across the window. */
export function StagePicture({ season, name, address, isFirst = false }: StagePictureProps) {
  const drawn = stageAddress(season, name)
  if (address && address !== drawn) return <GivenPicture src={address} width={1920} height={1080} isFirst={isFirst} />
  return (
    <Picture
      cuts={[
        {
          media: '(max-width: 1024px) and (orientation: portrait)',
          files: filesInWidths({ season, name, folders: ['480x960', '780x1560'] }),
          width: 780,
          height: 1560,
        },
        { files: filesInWidths({ season, name, folders: ['1280x720', '1920x1080'] }), width: 1920, height: 1080 },
      ]}
      fallback={drawn}
      sizes="100vw"
      isFirst={isFirst}
    />
  )
}
