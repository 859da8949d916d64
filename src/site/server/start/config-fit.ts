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
