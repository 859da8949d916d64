import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'

interface ChampionSplashProps {
  season: string
  id: string
  isFirst: boolean
}

/** A champion's splash across the window: cut square up to 640 CSS pixels, whole above. */
export function ChampionSplash({ season, id, isFirst }: ChampionSplashProps) {
  return (
    <Picture
      cuts={[
        {
          media: '(max-width: 640px)',
          files: filesInWidths({ season, name: id, folders: ['480x480', '750x750'] }),
          width: 750,
          height: 750,
        },
        { files: filesInWidths({ season, name: id, folders: ['812x375', '1624x750'] }), width: 1624, height: 750 },
      ]}
      fallback={artAddress({ season, folder: '1624x750', name: id, format: 'jpg' })}
      sizes="100vw"
      isFirst={isFirst}
    />
  )
}
