import { ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import { isFrontline } from '#src/game/game.rules.ts'
import { championRefOf, itemRefOf, nameIn, traitRefOf } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { builderCalls } from '../builder/builder.contract.ts'
import type { Lineup } from './lineup-schema.ts'

interface BuilderParts {
  seasons: ShownSeasons
  /** Recommended lineups of all seasons; null while the database is down. */
  lineups: () => Promise<Lineup[] | null>
}

export function builderHandlers({ seasons, lineups }: BuilderParts) {
  return handle(builderCalls, {
    readBuilder: async ({ season: id }, ctx) => {
      const head = seasons.head(id, 'champions', ctx)
      const season = seasons.find(id, ctx)
      if (!season) return ok({ ...head, ...nothing, codes: codesOf(seasons, ctx) })
      const all = await lineups()
      return ok({
        ...head,
        ...factsOf(season, ctx),
        codes: codesOf(seasons, ctx),
        lineups: all?.filter((lineup) => lineup.season === season.facts.id).map((each) => lineupOf(each, ctx)) ?? null,
      })
    },
  })
}

const nothing = { champions: [], items: [], traits: [], maxLevel: 0, lineups: [] }

const factsOf = (season: Season, { language }: Ctx) => ({
  champions: season.champions
    .toSorted((a, b) => a.cost - b.cost || (a.name.en < b.name.en ? -1 : 1))
    .map((champion) => ({
      ...championRefOf(champion, language),
      isFront: isFrontline(champion.stats.range),
      teamCode: champion.teamCode,
      matchIds: champion.matchIds,
    })),
  items: season.items.map((item) => ({
    ...itemRefOf(item, language),
    grantsTrait: item.grantsTrait,
    isUnique: item.unique === true,
    matchIds: item.matchIds,
  })),
  traits: season.traits.map((trait) => ({
    ...traitRefOf(season, trait, language),
    levels: trait.levels.map(({ min, style, inactive }) => ({ min, style, inactive })),
  })),
  maxLevel: season.rules.levels,
})

const codesOf = (seasons: ShownSeasons, ctx: Ctx) =>
  seasons
    .all(ctx)
    .flatMap(({ facts: { id, title, teamCodeSuffix: suffix } }) =>
      suffix ? [{ season: id, title: title[ctx.language], suffix }] : [],
    )

const lineupOf = ({ id, title, tier, positions }: Lineup, { language }: Ctx) => ({
  id,
  name: nameIn(title, language),
  english: title.en,
  tier,
  units: positions.final.map(({ unit, carry }) => ({ champion: unit, isCarry: carry })),
})
