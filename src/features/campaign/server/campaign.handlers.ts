import { join } from 'node:path'
import { getCountryCallingCode } from 'libphonenumber-js/max'
import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { ShowText } from '#src/core/server/texts/shown-texts.ts'
import { findTextPage } from '#src/core/server/texts/text-page.ts'
import { seasonRefOf } from '#src/game/server/entity-refs.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { type Campaign, campaignCalls } from '../campaign.contract.ts'
import type { CampaignSettings } from '../campaign-settings.rules.ts'
import { countRegistered, findCampaign } from './campaigns.store.ts'
import { listHolds } from './holds/holds.store.ts'

export interface CampaignParts {
  db: Db
  /** Null without a campaign. */
  campaign: CampaignSettings | null
  gameData: () => GameData
  showText: ShowText
  projectRoot: string
  /** Address of the operator's support; `{lang}` stands for the language. */
  support: string | undefined
  video: { embeds: Record<string, string>; pages: Record<string, string[]> }
}

export function campaignHandlers(parts: CampaignParts) {
  const { db, campaign: settings } = parts
  return handle(campaignCalls, {
    readCampaign: async (_, ctx) => {
      const campaign = await readCampaign(ctx, parts)
      if (!campaign || !settings) return ok({ campaign: null, registered: 0, rules: [], trailer: null })
      const rules = await Promise.all(campaign.regions.map(({ id }) => readRules(id, ctx, parts)))
      return ok({
        campaign,
        registered: await countRegistered(db, campaign.id),
        rules,
        trailer: trailerOf(settings, parts),
      })
    },
    getCampaignConfig: async (_, ctx) => ok({ campaign: await readCampaign(ctx, parts) }),
    getReserveNumber: async () =>
      settings ? ok({ reserve_num: await countRegistered(db, settings.id) }) : fail('no_campaign'),
  })
}

/** Phase and instants for links to the campaign; null without one and after it. */
export async function readCampaignEntry({ db, campaign }: Pick<CampaignParts, 'db' | 'campaign'>) {
  const stored = campaign && (await findCampaign(db, campaign.id))
  if (!stored || stored.phase === 'over') return null
  const { phase, startsAt, endsAt, rewardsFrom, rewardsUntil } = stored
  return { phase, startsAt, endsAt, rewardsFrom, rewardsUntil }
}

async function readCampaign({ language }: Ctx, { db, campaign: settings, gameData, support }: CampaignParts) {
  const season = settings && gameData().seasons.get(settings.season)
  const stored = settings && (await findCampaign(db, settings.id))
  if (!settings || !season || !stored) return null
  const holds = await listHolds(db, settings.id)
  return {
    ...stored,
    id: settings.id,
    title: settings.title[language],
    support: support?.replace('{lang}', language) ?? null,
    season: seasonRefOf(season, language),
    regions: settings.regions.map(({ id, prizes, permit = null, leastAge, sender }) => ({
      id,
      prefix: `+${getCountryCallingCode(id)}`,
      prizes,
      permit,
      leastAge,
      sender,
    })),
    milestones: settings.milestones.map(({ count, reward }, index) => ({
      level: index + 1,
      count,
      reward: { id: reward.id, title: reward.title[language] },
    })),
    holds: holds.map(({ kind, note }) => ({ kind, note: note[language] ?? null })),
    squads: { size: settings.squads.size, attempts: settings.squads.attempts },
  } satisfies Campaign
}

async function readRules(
  region: CampaignSettings['regions'][number]['id'],
  ctx: Ctx,
  { projectRoot, showText }: CampaignParts,
) {
  const folder = join(projectRoot, 'content/campaign')
  const text = await findTextPage(folder, `rules-${region.toLowerCase()}`, ctx.language)
  return { region, html: await showText(text.html, ctx) }
}

function trailerOf({ trailer }: CampaignSettings, { video }: CampaignParts) {
  const [embed, page] = [trailer && video.embeds[trailer.platform], trailer && video.pages[trailer.platform]?.[0]]
  return trailer && embed && page
    ? { embed: embed.replace('{id}', trailer.id), page: page.replace('{id}', trailer.id) }
    : null
}
