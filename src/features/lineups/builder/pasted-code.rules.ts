import type { InferOutput } from 'valibot'
import { readTeamCode, type TeamCodeReading, type TeamCodeSeason } from '../team-code.rules.ts'
import { boardOfChampions } from './board-editing.rules.ts'
import type { builderCalls } from './builder.contract.ts'
import { addressOfBoard, type BuilderSearch } from './builder-address.rules.ts'

export type BuilderFacts = InferOutput<typeof builderCalls.readBuilder.output>

/** The season of a builder in the form that team codes need. */
export const codeSeasonOf = ({ season, champions, codes }: BuilderFacts): TeamCodeSeason => ({
  id: season?.id ?? '',
  teamCodeSuffix: codes.find((each) => each.season === season?.id)?.suffix,
  champions: champions.map(({ id, english, cost, teamCode }) => ({ id, english, cost, teamCode })),
})

/** Reads a pasted text for a builder, which knows the champions of its own season alone. Never throws. */
export function readPastedCode(text: string, facts: BuilderFacts): TeamCodeReading {
  const own = codeSeasonOf(facts)
  const others = facts.codes.map(({ season, suffix }) => ({ id: season, teamCodeSuffix: suffix, champions: [] }))
  return readTeamCode(text, [own, ...others.filter(({ id }) => id !== own.id)], own.id)
}

/** The address of the board of a pasted code; null where the page has something to say about the code. */
export function boardOfPastedCode({ code, names }: BuilderSearch, facts: BuilderFacts): BuilderSearch | null {
  if (code === undefined || !facts.season) return null
  const reading = readPastedCode(code, facts)
  if (!reading.ok || reading.unknownSlots.length > 0) return null
  const board = addressOfBoard(boardOfChampions(reading.champions, facts.champions))
  return { season: facts.season.id, board, names }
}
