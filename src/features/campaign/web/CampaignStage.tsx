import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'

/** The season's stage behind the hero: with its performer in portrait windows, empty behind the panel in others. */
export function CampaignStage({ season }: { season: string }) {
  return (
    <Picture
      cuts={[
        {
          media: '(max-width: 1024px) and (orientation: portrait)',
          files: filesInWidths({ season, name: 'home', folders: ['480x960', '780x1560'] }),
          width: 780,
          height: 1560,
        },
        {
          files: filesInWidths({ season, name: 'back', folders: ['1280x720', '1920x1080'] }),
          width: 1920,
          height: 1080,
        },
      ]}
      fallback={artAddress({ season, folder: '1920x1080', name: 'back', format: 'jpg' })}
      sizes="100vw"
      isFirst
    />
  )
}
