import * as v from 'valibot'
import { plainLine } from '#src/core/texts/plain-text.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { decodeBoard, encodeBoard } from '../../board-address.rules.ts'
import { longestOwnTitle } from '../../lineup-picture.rules.ts'
import type { OwnBoard } from './picture-content.ts'

const form = v.object({
  season: v.string(),
  board: v.pipe(v.string(), v.maxLength(2000)),
  title: v.optional(
    v.pipe(v.string(), v.maxLength(longestOwnTitle * 4), plainLine(), v.maxLength(longestOwnTitle)),
    '',
  ),
})

type FindSeason = (id: string) => Season | null

/** Reads a posted board as strictly as a lineup's file; null for one with anything that the season lacks. */
export function readOwnBoard(fields: unknown, findSeason: FindSeason): (OwnBoard & { season: Season }) | null {
  const read = v.safeParse(form, fields)
  const season = read.success && findSeason(read.output.season)
  if (!season) return null
  const { champions, items, rules } = season
  const decoded = decodeBoard(read.output.board, { champions, items, maxUnits: rules.levels + 2 })
  if (decoded.fault !== null || decoded.leftOut.length > 0 || decoded.board.length === 0) return null
  return { season, units: decoded.board, board: encodeBoard(decoded.board), title: read.output.title }
}
