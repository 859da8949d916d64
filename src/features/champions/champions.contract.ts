import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import {
  championRef,
  entityId,
  ofSeason,
  type StatName,
  skillDetail,
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
  /** The season's highest value of each stat, for the length of bars. */
  highest: stats,
  skills: v.array(skillDetail),
  traitDetails: v.array(v.object({ trait: traitDetail, members: v.array(championRef) })),
  previous: v.nullable(championRef),
  next: v.nullable(championRef),
})
export type Champion = v.InferOutput<typeof champion>

const fieldingLineup = v.object({ id: v.string(), name: words, english: v.string(), tier: v.picklist(lineupTiers) })
export type FieldingLineup = v.InferOutput<typeof fieldingLineup>

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
    }),
  }),
}
