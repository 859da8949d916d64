import { Picture } from '../../core/web/Picture.tsx'
import { artAddress, filesInWidths } from '../art.rules.ts'

interface ChampionPortraitProps {
  season: string
  id: string
  size: 'small' | 'large'
}

/** A champion's square picture, 60 CSS pixels wide or as wide as a place in the gallery's grid; decoration beside its name. */
export function ChampionPortrait({ season, id, size }: ChampionPortraitProps) {
  const folders = size === 'small' ? (['128'] as const) : (['128', '176', '256'] as const)
  return (
    <Picture
      cuts={[{ files: filesInWidths({ season, name: id, folders: [...folders] }), width: 256, height: 256 }]}
      fallback={artAddress({ season, folder: '256', name: id, format: 'jpg' })}
      sizes={size === 'small' ? '60px' : '(max-width: 640px) 84px, 112px'}
    />
  )
}
