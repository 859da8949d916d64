import type { Text } from '#src/core/web/texts/text.ts'
import type { Claim } from '../../rewards.contract.ts'

/** What became of a claim, with the game's reason where it refused. */
export const claimText = ({ state, reason }: Claim, t: Text): string =>
  t(reason ? `campaign.rewards.reason.${reason}` : `campaign.rewards.state.${state}`)
