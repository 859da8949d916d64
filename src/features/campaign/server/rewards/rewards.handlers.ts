import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import {
  type GameAccount,
  type GameCharacter,
  type GamePlatform,
  GamePlatformFault,
} from '#src/core/server/outside/game-platform.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type CampaignRegion, milestonesReached } from '../../campaign.rules.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { rewardCalls } from '../../rewards.contract.ts'
import { countRegistered, findCampaign } from '../campaigns.store.ts'
import { isUnconfirmed, type OwnerConfirmation } from '../owner-confirmation.ts'
import { characterDigestsOf } from './character-digests.ts'
import { presentClaim } from './present-claim.ts'
import { findBinding, findIsRegistered, insertBinding, insertClaims, listClaims } from './rewards.store.ts'
import { findIsRewarded } from './spent.store.ts'

export interface RewardParts {
  db: Db
  privateData: PrivateData
  /** Null without a campaign. */
  campaign: CampaignSettings | null
  gamePlatform: GamePlatform
  /** The account as the game knows it. */
  gameAccountOf: (userId: string) => Promise<GameAccount>
  confirmations: OwnerConfirmation
}

/** The calls of binding and rewards, for signed-in players. */
export const rewardHandlers = (parts: RewardParts) =>
  handle(rewardCalls, {
    readRewards: async (_, ctx) => {
      const player = await playerOf(ctx, parts)
      return player.ok ? ok(await rewardsOf(player.data)) : player
    },
    listCharacters: async ({ region }, ctx) => {
      const player = await playerOf(ctx, parts)
      return player.ok ? charactersOf(player.data, region) : player
    },
    bindCharacter: async ({ region, character_id }, ctx) => {
      const player = await playerOf(ctx, parts)
      return player.ok ? bindCharacter(player.data, { region, id: character_id }) : player
    },
    claimReward: async ({ level }, ctx) => {
      const player = await confirmedPlayerOf(ctx, parts)
      return player.ok ? claim(player.data, [level]) : player
    },
    claimRewards: async (_, ctx) => {
      const player = await confirmedPlayerOf(ctx, parts)
      return player.ok ? claimAll(player.data) : player
    },
  })

interface Player extends RewardParts {
  campaign: CampaignSettings
  userId: string
  language: Ctx['language']
}

async function playerOf({ findAccount, language }: Ctx, parts: RewardParts) {
  const { campaign } = parts
  if (!campaign) return fail('no_campaign')
  const account = await findAccount?.()
  return account ? ok({ ...parts, campaign, userId: account.id, language } satisfies Player) : fail('session_expired')
}

/** A player who proved lately that the account is theirs. */
async function confirmedPlayerOf(ctx: Ctx, parts: RewardParts) {
  const player = await playerOf(ctx, parts)
  if (!player.ok) return player
  const { userId } = player.data
  return (await isUnconfirmed({ userId, sender: ctx.sender }, parts.confirmations)) ? fail('confirmation_due') : player
}

async function rewardsOf({ db, campaign, userId, privateData, language }: Player) {
  const [stored, registered] = await Promise.all([
    findBinding(db, campaign.id, userId),
    countRegistered(db, campaign.id),
  ])
  const claims = stored ? await listClaims(db, stored.registrationId) : []
  return {
    binding: stored && { region: stored.region, name: await privateData.open(stored.nameSealed) },
    rewards: campaign.milestones.map(({ count, reward }, index) => {
      const claimed = claims.find(({ level }) => level === index + 1)
      return {
        level: index + 1,
        title: reward.title[language],
        isReached: registered >= count,
        claim: claimed ? presentClaim(claimed) : null,
      }
    }),
  }
}

async function charactersOf({ gamePlatform, gameAccountOf, userId }: Player, region: CampaignRegion) {
  try {
    const characters = await gamePlatform.listCharacters(await gameAccountOf(userId), region)
    return characters.length > 0 ? ok({ characters }) : fail('no_character')
  } catch (error) {
    if (!(error instanceof GamePlatformFault)) throw error
    return fail('region_binding_failed')
  }
}

/** Binds for good; a repeat answers with the binding. */
async function bindCharacter(player: Player, { region, id }: { region: CampaignRegion; id: string }) {
  const { db, campaign, userId, privateData } = player
  const stored = await findCampaign(db, campaign.id)
  if (!stored || stored.phase === 'over') return fail('event_ended')
  const bound = await findBinding(db, campaign.id, userId)
  if (bound) return isSame(bound, { region, id }) ? ok(await rewardsOf(player)) : fail('character_final')
  if (!(await findIsRegistered(db, campaign.id, userId))) return fail('phone_unverified')
  const listed = await charactersOf(player, region)
  if (!listed.ok) return listed
  const character: GameCharacter | undefined = listed.data.characters.find((each) => each.id === id)
  if (!character) return fail('no_character')
  const nameSealed = await privateData.seal(character.name)
  const chosen = { region, characterId: id }
  const characterDigests = characterDigestsOf(chosen, privateData)
  const binding = await insertBinding(db, { campaign: campaign.id, userId, nameSealed, characterDigests, ...chosen })
  if (binding) return isSame(binding, { region, id }) ? ok(await rewardsOf(player)) : fail('character_final')
  return fail((await findIsRegistered(db, campaign.id, userId)) ? 'character_bound' : 'phone_unverified')
}

const isSame = (bound: { region: string; characterId: string }, { region, id }: { region: string; id: string }) =>
  bound.region === region && bound.characterId === id

async function claimAll(player: Player) {
  const { rewards } = await rewardsOf(player)
  const reached = rewards.filter(({ isReached }) => isReached)
  if (reached.length === 0) return fail('no_rewards')
  const open = reached.filter((each) => each.claim === null || each.claim.state === 'failed')
  if (open.length === 0) return fail('claim_limit_reached')
  return claim(
    player,
    open.map(({ level }) => level),
  )
}

/** Claims reached levels of a bound account; those claimed before stay as they are. */
async function claim(player: Player, levels: number[]) {
  const { db, campaign, userId } = player
  const stored = await findCampaign(db, campaign.id)
  if (!stored || stored.phase === 'over') return fail('event_ended')
  const binding = await findBinding(db, campaign.id, userId)
  const reached = milestonesReached(campaign.milestones, await countRegistered(db, campaign.id))
  if (stored.phase !== 'rewards' || !binding || levels.some((level) => level > reached))
    return fail('requirements_not_met')
  const characterDigests = characterDigestsOf(binding, player.privateData)
  if (await findIsRewarded(db, { ...binding, characterDigests })) return fail('claim_limit_reached')
  const rewards = levels.map((level) => ({ level, reward: campaign.milestones[level - 1]!.reward.id }))
  await insertClaims(db, { campaign: campaign.id, registrationId: binding.registrationId, userId, rewards })
  return ok(await rewardsOf(player))
}
