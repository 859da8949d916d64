import type { Config } from '#src/core/server/process/config.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import type { SiteConfig } from '#src/site/site-config-schema.ts'

/** What the site configuration names but the game data lack, as a sentence with the field; null if nothing. */
export function findConfigGap(
  { seasons, newChampions, campaign }: Pick<SiteConfig, 'seasons' | 'newChampions' | 'campaign'>,
  data: GameData,
): string | null {
  const missing = seasons.find((season) => !data.seasons.has(season))
  if (missing) return `site.config.ts: seasons: there is no folder game-data/${missing}.`
  if (campaign && !seasons.includes(campaign.season)) {
    return `site.config.ts: campaign.season: ${campaign.season} is not among the seasons.`
  }
  const [running] = seasons
  const known = data.seasons.get(running!)!.champions
  const stranger = newChampions.find((id) => !known.some((champion) => champion.id === id))
  return stranger ? `site.config.ts: newChampions: ${running} has no champion ${stranger}.` : null
}

/** The setting that production lacks for its campaign, as a sentence; null if none. */
export function findSettingGap(
  campaign: SiteConfig['campaign'] | null,
  config: Pick<Config, 'production' | 'smsRoutes' | 'gamePlatformUrl' | 'areProxiesNamed'>,
): string | null {
  if (!campaign || !config.production) return null
  const lacks = (name: string, form = '') =>
    `The setting ${name} is missing; production with a campaign in site.config.ts needs it${form}.`
  if (config.smsRoutes.length === 0) return lacks('SMS_URL')
  if (config.gamePlatformUrl === null) return lacks('GAME_PLATFORM_URL')
  return config.areProxiesNamed ? null : lacks('TRUSTED_PROXIES', ': your proxies, or none if there is no proxy')
}
