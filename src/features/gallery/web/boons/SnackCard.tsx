import { memo } from 'react'
import { type Text, useText } from '#src/core/web/texts/text.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import type { Snack } from '../../gallery.contract.ts'
import { BoonCard } from './BoonCard.tsx'
import { Takers } from './Takers.tsx'

interface SnackCardProps {
  snack: Snack
  /** Champions of the season. */
  champions: ChampionRef[]
  season: string
  heading: 'h2' | 'h3'
}

/** A power snack with its effect, when it is offered, and to which champions; memoized like augments. */
export const SnackCard = memo(function SnackCard({ snack, champions, season, heading }: SnackCardProps) {
  const t = useText()
  return (
    <BoonCard boon={snack} season={season} heading={heading} facts={offerOf(snack, t)}>
      <Takers of={snack} champions={champions} season={season} />
    </BoonCard>
  )
})

/** Stages, levels of the player and health at which a power snack is offered; nothing where it always is. */
function offerOf({ stages, playerLevels, minHealth }: Snack, t: Text): string[] {
  const isLate = stages.min !== null && stages.min > lastUsualStage
  return [
    isLate ? t('gallery.snack.lateStage', { stage: stages.min! }) : boundsIn(stages, 'Stage', t),
    boundsIn(playerLevels, 'Level', t),
    minHealth === null ? null : t('gallery.snack.minHealth', { health: minHealth }),
  ].filter((each) => each !== null)
}

/** Few games last longer. */
const lastUsualStage = 7

function boundsIn({ min, max }: Snack['stages'], of: 'Stage' | 'Level', t: Text): string | null {
  if (min !== null && min === max) return t(`gallery.snack.only${of}`, { value: min })
  if (min !== null) return t(`gallery.snack.from${of}`, { value: min })
  return max === null ? null : t(`gallery.snack.to${of}`, { value: max })
}
