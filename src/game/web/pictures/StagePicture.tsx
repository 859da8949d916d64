import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'

interface StagePictureProps {
  season: string
  /** 'home' has a performer on it, 'back' is empty. */
  name: 'home' | 'back'
  isFirst?: boolean
}

/** A season's stage across the window, with a portrait version for portrait windows. */
export function StagePicture({ season, name, isFirst = false }: StagePictureProps) {
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
      fallback={artAddress({ season, folder: '1920x1080', name, format: 'jpg' })}
      sizes="100vw"
      isFirst={isFirst}
    />
  )
}
