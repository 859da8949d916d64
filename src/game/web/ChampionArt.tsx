import { Picture } from '../../core/web/Picture.tsx'
import { artAddress, filesInWidths } from '../art.rules.ts'

interface ChampionArtProps {
  season: string
  id: string
}

/** A champion's square picture, 56 or up to 128 CSS pixels wide; decoration beside its name. */
export function ChampionPortrait({ season, id, size }: ChampionArtProps & { size: 'small' | 'large' }) {
  const small = { season, folder: '128', name: id } as const
  const large = { season, folder: '256', name: id } as const
  return (
    <Picture
      cuts={[
        {
          files: (format) =>
            size === 'small'
              ? artAddress({ ...small, format })
              : `${artAddress({ ...small, format })} 1x, ${artAddress({ ...large, format })} 2x`,
          width: 256,
          height: 256,
        },
      ]}
      fallback={artAddress({ ...large, format: 'jpg' })}
    />
  )
}

/** A champion on its stage, as wide as the window: a square cut up to 640 CSS pixels, the whole above. Decoration behind its name. */
export function ChampionSplash({ season, id, isFirst }: ChampionArtProps & { isFirst: boolean }) {
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
