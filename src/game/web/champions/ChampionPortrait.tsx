import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'

interface ChampionPortraitProps {
  season: string
  id: string
  /** See Picture. */
  isEarly?: boolean
}

/** A champion's decorative square picture, as wide as a cell of the gallery's grid. */
export function ChampionPortrait({ season, id, isEarly }: ChampionPortraitProps) {
  return (
    <Picture
      cuts={[{ files: filesInWidths({ season, name: id, folders: ['176', '256'] }), width: 256, height: 256 }]}
      fallback={artAddress({ season, folder: '256', name: id, format: 'jpg' })}
      sizes="(max-width: 640px) 84px, 112px"
      isEarly={isEarly}
    />
  )
}
