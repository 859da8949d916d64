import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { directions } from '#src/features/news/changes.contract.ts'
import {
  championRef,
  entityId,
  itemRef,
  ofSeason,
  type StatName,
  skillDetail,
  snackLists,
  snackWithEffect,
  statNames,
  traitDetail,
  words,
} from '#src/game/game.contract.ts'
import { lineupTiers } from '../lineups/lineup-terms.rules.ts'
import { championFigures } from '../rankings/rankings.contract.ts'

const stats = v.object(
  Object.fromEntries(statNames.map((name) => [name, v.number()])) as Record<StatName, v.NumberSchema<undefined>>,
)

const champion = v.object({
  ...championRef.entries,
  inShop: v.boolean(),
  /** The label of its role; null if unknown. */
  role: v.nullable(v.string()),
  stats,
  /** The season's highest and lowest value of each stat, for the length of bars. */
  highest: stats,
  lowest: stats,
  skills: v.array(skillDetail),
  /** Power snax that it may be offered, each in its first list; empty lists are left out. */
  snax: v.array(v.object({ list: v.picklist(snackLists), snax: v.array(snackWithEffect) })),
  traitDetails: v.array(v.object({ trait: traitDetail, members: v.array(championRef) })),
  previous: v.nullable(championRef),
  next: v.nullable(championRef),
})
export type Champion = v.InferOutput<typeof champion>

const fieldingLineup = v.object({
  id: v.string(),
  name: words,
  english: v.string(),
  tier: v.picklist(lineupTiers),
  /** Ids of the items that the champion holds on its final board. */
  items: v.array(v.string()),
})
export type FieldingLineup = v.InferOutput<typeof fieldingLineup>

/** Changes of a champion in an article. */
const championPatch = v.object({
  contentId: v.string(),
  title: words,
  /** ISO time. */
  published: v.string(),
  changes: v.array(v.object({ what: v.string(), from: v.string(), to: v.string(), direction: v.picklist(directions) })),
})
export type ChampionPatch = v.InferOutput<typeof championPatch>

export const championCalls = {
  readShownChampion: defineCall({
    path: '/api/champions/shown',
    summary:
      'A champion of the running season, its first new one where the id is missing or unknown, and all to choose from',
    input: v.object({ id: v.optional(entityId) }),
    output: v.object({
      ...ofSeason,
      champion: v.nullable(champion),
      newChampions: v.array(championRef),
      others: v.array(championRef),
    }),
  }),
  readChampion: defineCall({
    path: '/api/champions/champion',
    summary: 'One champion with stats, skills and traits; the nearest names where the id is unknown',
    input: v.object({ season: entityId, id: entityId }),
    output: v.object({
      ...ofSeason,
      champion: v.nullable(champion),
      nearest: v.array(championRef),
      /** Match figures; null while the database is down. */
      figures: v.nullable(championFigures),
      /** Recommended lineups that field it, best tier first; empty while the database is down. */
      lineups: v.array(fieldingLineup),
      /** Items that these lineups give it, those of most lineups first. */
      editorsItems: v.array(itemRef),
      /** The newest articles with changes of it, newest first; empty while the database is down. */
      patches: v.array(championPatch),
    }),
  }),
}
