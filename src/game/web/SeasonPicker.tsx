import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { Segmented } from '#src/ui/segmented/Segmented.tsx'
import type { SeasonRef } from '../game.contract.ts'

/** Links to the same page for other seasons, without the filters of this one. */
export function SeasonPicker({
  seasons,
  current,
  names,
}: {
  seasons: SeasonRef[]
  current: SeasonRef | null
  names?: string
}) {
  const t = useText()
  return (
    <Segmented label={t('game.season')}>
      {seasons.map((season) => (
        <Link
          key={season.id}
          to="."
          search={{ season: season.id, names } as never}
          resetScroll={false}
          aria-current={season.id === current?.id ? 'true' : undefined}
        >
          {season.title}
        </Link>
      ))}
    </Segmented>
  )
}
