import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'
import { SplashLayers } from './SplashLayers.tsx'

interface ChampionSplashProps {
  season: string
  id: string
  isFirst: boolean
  /** What phones show: a square cut of the splash, or the story, which fills a portrait window. */
  onPhones: 'square' | 'story'
  /** False while out of view, where nothing moves. */
  isShown?: boolean
}

const storyWindows = '(max-width: 640px), (max-width: 1024px) and (orientation: portrait)'

/** A champion's splash across the window, with layers that move where motion is welcome. */
export function ChampionSplash({ season, id, isFirst, onPhones, isShown = true }: ChampionSplashProps) {
  return (
    <>
      <Picture
        cuts={[
          onPhones === 'story'
            ? {
                media: storyWindows,
                files: filesInWidths({ season, name: id, folders: ['480x960', '780x1560'] }),
                width: 780,
                height: 1560,
              }
            : {
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
      <SplashLayers
        season={season}
        id={id}
        isShown={isShown}
        stillIn={onPhones === 'story' ? storyWindows : undefined}
      />
    </>
  )
}
