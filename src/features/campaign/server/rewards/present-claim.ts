import { type Claim, refusalReasons } from '../../rewards.contract.ts'
import type { StoredClaim } from './rewards.store.ts'

/** A claim as players see it, with the game's reason where the page has a text for it. */
export const presentClaim = ({ state, reason, requestedAt }: Omit<StoredClaim, 'level'>): Claim => ({
  state,
  reason: refusalReasons.find((known) => reason === `refused: ${known}`) ?? null,
  requestedAt: requestedAt.toISOString(),
})
