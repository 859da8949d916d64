import type { PlainTextKey } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../../../campaign.contract.ts'
import type { DrawFacts, OwnDraws } from '../../../draw/draw.contract.ts'

interface DrawSituation {
  campaign: Campaign
  facts: DrawFacts
  /** Undefined until it is known, null without a bound character. */
  own: OwnDraws | null | undefined
  /** Whether `own` could not be read. */
  isFailed: boolean
  isInSquad: boolean
}

export const attemptsLeft = ({ attempts }: OwnDraws): number => attempts.filter(({ usedAs }) => usedAs === null).length

/** Why a player can't draw now; null if that is possible, perhaps after a question. */
export function drawObstacle({ campaign, facts, own, isFailed, isInSquad }: DrawSituation): PlainTextKey | null {
  if (campaign.phase === 'before') return 'draw.show.before'
  if (campaign.phase !== 'open') return 'draw.show.over'
  if (campaign.holds.some(({ kind }) => kind === 'draws')) return 'campaign.errors.on_hold_draws'
  if (own?.prizes === 'none') return 'draw.show.noRegion'
  if (!facts.isOpen) return 'draw.show.closed'
  if (!isInSquad || own === null) return 'draw.show.needsSquad'
  if (own === undefined) return isFailed ? 'draw.show.failed' : 'draw.show.loading'
  if (attemptsLeft(own) > 0) return null
  return own.attempts.some(({ source }) => source === 'full') ? 'draw.show.allUsed' : 'draw.show.needsFull'
}
