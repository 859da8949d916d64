import { ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import { listChampions } from '#src/game/server/champions.ts'
import { seasonRefOf } from '#src/game/server/entity-refs.ts'
import type { GameData, Season } from '#src/game/server/season-files.ts'
import { skillsOf } from '#src/game/server/skills.ts'
import { listTraits } from '#src/game/server/traits.ts'
import {
  type LaunchCampaign,
  type LaunchEvent,
  type LaunchLinks,
  type LaunchPatch,
  type LineupPick,
  launchCalls,
} from '../launch.contract.ts'

/** The operator's settings of home; `{lang}` in a link stands for the page's language. */
export interface LaunchSettings {
  seasons: string[]
  /** Ids of the new champions of the first season. */
  champions: string[]
  links: Partial<Record<keyof LaunchLinks, string>>
}

export interface LaunchParts {
  gameData: () => GameData
  settings: LaunchSettings
  /** Null without a campaign, after it, and while its database is down. */
  readCampaign: () => Promise<LaunchCampaign | null>
  /** Lineups of a season to play now; null while the database is down. */
  readPicks: (season: Season, ctx: Ctx) => Promise<LineupPick[] | null>
  /** The newest patch note of a season; null without one, and while the database is down. */
  readPatch: (season: string, ctx: Ctx) => Promise<LaunchPatch | null>
  nextEvent: (language: Language) => LaunchEvent | null
}

export const launchHandlers = ({
  gameData,
  settings: { seasons, champions, links },
  readCampaign,
  readPicks,
  readPatch,
  nextEvent,
}: LaunchParts) =>
  handle(launchCalls, {
    readLaunch: async ({ season: asked }, ctx) => {
      const { language } = ctx
      const shown = seasons.flatMap((id) => gameData().seasons.get(id) ?? [])
      const season = (shown.find(({ facts }) => facts.id === asked) ?? shown[0]) as Season
      const traits = listTraits(season, language)
      const members = listChampions(season, language)
      const [picks, patch, campaign] = await Promise.all([
        readPicks(season, ctx),
        readPatch(season.facts.id, ctx),
        readCampaign(),
      ])
      return ok({
        season: seasonRefOf(season, language),
        seasons: shown.map((each) => seasonRefOf(each, language)),
        version: season.facts.versions.find(({ current }) => current)?.id ?? null,
        lead: season.facts.lead?.[language] ?? null,
        champions: presentedIn(season, champions).flatMap((id) => {
          const [facts, champion] = [
            season.champions.find((each) => each.id === id),
            members.find((each) => each.id === id),
          ]
          if (!facts || !champion) return []
          const [{ name, parts }] = skillsOf(season, facts, language)
          return {
            ...champion,
            traitRefs: traits.filter((each) => champion.traits.includes(each.id)),
            skill: { name, parts },
          }
        }),
        traits,
        members,
        links: linksIn(links, language),
        campaign,
        picks,
        patch,
        event: nextEvent(language),
      })
    },
  })

/** Champions that a season presents at most, where the operator names none of it. */
const mostPresented = 5

/** The operator's new champions, or in another season those of the highest cost. */
function presentedIn({ champions }: Season, named: string[]): string[] {
  if (named.some((id) => champions.some((each) => each.id === id))) return named
  const highest = Math.max(...champions.map(({ cost }) => cost))
  return champions
    .filter(({ cost }) => cost === highest)
    .slice(0, mostPresented)
    .map(({ id }) => id)
}

function linksIn(links: LaunchSettings['links'], language: Language): LaunchLinks {
  const of = (name: keyof LaunchLinks) => links[name]?.replace('{lang}', language) ?? null
  return {
    appStore: of('appStore'),
    googlePlay: of('googlePlay'),
    creatorCode: of('creatorCode'),
    creatorHub: of('creatorHub'),
    support: of('support'),
    closedBetaRewards: of('closedBetaRewards'),
    eventPage: of('eventPage'),
  }
}
