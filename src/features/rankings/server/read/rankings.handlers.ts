import { join } from 'node:path'
import { ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { ShowText } from '#src/core/server/texts/shown-texts.ts'
import { findTextPage } from '#src/core/server/texts/text-page.ts'
import {
  type CountedLineup,
  type RankingKind,
  rankingKinds,
  rankingsCalls,
} from '#src/features/rankings/rankings.contract.ts'
import { findHeadliner, listChampions } from '#src/game/server/champions.ts'
import { itemRefOf, traitRefOf } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { seasonLists } from '#src/game/url-words.rules.ts'
import { subjectKindOf } from '../count/subjects.ts'
import { readBestPlayers } from './best-players.ts'
import { boardsIn, countedOf, findBoards, type RankingsParts } from './counted-boards.ts'
import { readCountedChampion } from './counted-champion.ts'
import { readCountedLineup } from './counted-lineup.ts'
import { describeLineup } from './lineup-description.ts'
import { type BoardFilter, type EntityTally, listDayShares, listTallies } from './rankings.store.ts'
import { trendsOf } from './trends.ts'

/** The list of a season that a ranking shows entries of; lineups are shown by their champions. */
const listOf = (kind: RankingKind) => (kind === 'lineup' ? 'champions' : seasonLists[kind])

export const rankingsHandlers = (parts: RankingsParts & { projectRoot: string; showText: ShowText }) =>
  handle(rankingsCalls, {
    readRanking: async ({ kind, ...query }, ctx) => {
      const { head, season, asked } = await findBoards(parts, query, { kind: listOf(kind), ...ctx })
      const number = rankingKinds.indexOf(kind)
      const answer = { ...head, headliner: season && findHeadliner(season, number), rows: [], ...nothing }
      if (!season) return ok(answer)
      const counted = asked ? await readRows(parts, asked.filter, { kind, season, language: ctx.language }) : nothing
      return ok({ ...answer, ...refsOf(season, kind, ctx.language), ...counted })
    },
    readMethod: async (_, ctx) => {
      const text = await findTextPage(join(parts.projectRoot, 'content/method'), 'method', ctx.language)
      return ok({ ...text, html: await parts.showText(text.html, ctx) })
    },
    readDuos: async (query, ctx) => ok(await readBestPlayers(parts, query, ctx)),
    readCountedLineup: async (query, ctx) => ok(await readCountedLineup(parts, query, ctx)),
    readCountedChampion: async (query, ctx) => ok(await readCountedChampion(parts, query, ctx)),
  })

const nothing = { lineups: [], champions: [], items: [], traits: [] }

function refsOf(season: Season, kind: RankingKind, language: Language) {
  const traits = season.traits.map((trait) => traitRefOf(season, trait, language))
  if (kind === 'trait') return { traits }
  if (kind === 'equip') return { items: season.items.map((item) => itemRefOf(item, language)) }
  return { traits, champions: listChampions(season, language) }
}
interface Asked {
  kind: RankingKind
  season: Season
  language: Language
}

async function readRows(parts: RankingsParts, filter: BoardFilter, asked: Asked) {
  const list = listOf(asked.kind)
  const counted = asked.kind === 'lineup' ? 'lineup' : subjectKindOf[list]
  const [{ boards, tallies }, shares, lineups] = await Promise.all([
    listTallies(parts.db, filter, counted),
    listDayShares(parts.db, filter, counted),
    asked.kind === 'lineup' ? parts.lineups() : [],
  ])
  const { days, trendOf } = trendsOf(shares)
  const named = asked.kind === 'lineup' ? lineupsOf(tallies, { ...asked, lineups, minimum: parts.minimum }) : []
  const known = new Set((asked.kind === 'lineup' ? named : asked.season[list]).map(({ id }) => id))
  const rows = tallies.flatMap((each) => {
    const own = known.has(each.entity) && countedOf(each.tally, each.entity, parts)
    if (!own) return []
    const tier = each.part === '' ? null : Number(each.part)
    const level = tier ? levelOf(asked.season, each.entity, tier) : null
    return {
      id: each.entity,
      tier,
      threshold: level?.min ?? tier,
      style: level?.style ?? null,
      ...own,
      ...trendOf(each, own.designEffects),
    }
  })
  return { boards, days, rows, ...(asked.kind === 'lineup' && { lineups: named }) }
}

/** Recommended lineups, however rare, and clusters with enough boards. */
function lineupsOf(
  tallies: EntityTally[],
  { minimum, season, ...known }: Asked & { lineups: Parameters<typeof describeLineup>[2]['lineups']; minimum: number },
): CountedLineup[] {
  return tallies.flatMap(({ entity, tally }) => {
    const lineup = describeLineup(entity, season, known)
    return lineup && (lineup.advice || boardsIn(tally) >= minimum) ? lineup : []
  })
}

/** A trait's threshold by number, from 1; undefined where the season has none. */
const levelOf = ({ traits }: Season, id: string, tier: number) =>
  traits.find((trait) => trait.id === id)?.levels[tier - 1]
