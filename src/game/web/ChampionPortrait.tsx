import { Picture } from '../../core/web/Picture.tsx'
import { artAddress } from '../art.rules.ts'

interface ChampionPortraitProps {
  season: string
  id: string
  size: 'small' | 'large'
}

/** A champion's square picture, 56 or up to 128 CSS pixels wide; decoration beside its name. */
export function ChampionPortrait({ season, id, size }: ChampionPortraitProps) {
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
