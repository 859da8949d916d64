import type { PictureFormat } from '#src/core/pictures.ts'
import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'

interface ChampionPortraitProps {
  season: string
  id: string
  size: 'small' | 'large'
  /** Only for large portraits; see Picture. */
  isEarly?: boolean
}

/** A champion's decorative square picture: 60 CSS pixels wide, or as wide as a cell of the gallery's grid. */
export function ChampionPortrait({ season, id, size, isEarly }: ChampionPortraitProps) {
  if (size === 'small') {
    const file = (format: PictureFormat) => artAddress({ season, folder: '128', name: id, format })
    return <Picture cuts={[{ files: file, width: 128, height: 128 }]} fallback={file('jpg')} />
  }
  return (
    <Picture
      cuts={[{ files: filesInWidths({ season, name: id, folders: ['176', '256'] }), width: 256, height: 256 }]}
      fallback={artAddress({ season, folder: '256', name: id, format: 'jpg' })}
      sizes="(max-width: 640px) 84px, 112px"
      isEarly={isEarly}
    />
  )
}
