import type { Language } from '#src/core/languages.ts'
import { figuresOf } from '#src/features/rankings/figures.rules.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import { addTallies } from '#src/features/rankings/tally.rules.ts'
import { subjectKindOf } from '../count/subjects.ts'
import { boardsIn, countedOf, findBoards, type RankingsParts } from './counted-boards.ts'
import { type BoardFilter, listTallies } from './rankings.store.ts'

type ShortKind = keyof typeof subjectKindOf

/** Short figures of champions, items or traits; of the running season by default. */
export async function readShortFigures(
  parts: RankingsParts,
  { kind, season }: { kind: ShortKind; season: string | undefined },
  reader: { language: Language; test: boolean },
): Promise<ShortFigures> {
  const { head, asked } = await findBoards(parts, { season, mode: 'ranked', bracket: 'all' }, { kind, ...reader })
  const counted = asked ? await readFigures(parts, asked.filter, kind) : { boards: 0, figures: {} }
  return { version: head.version, isSample: head.isSample, ...counted }
}

async function readFigures(parts: RankingsParts, filter: BoardFilter, kind: ShortKind) {
  const { boards, tallies } = await listTallies(parts.db, filter, subjectKindOf[kind])
  const ids = [...new Set(tallies.map(({ entity }) => entity))]
  const figures = ids.flatMap((id) => {
    const tally = addTallies(tallies.filter(({ entity }) => entity === id).map((each) => each.tally))
    const counted = boardsIn(tally) >= parts.minimum && countedOf(tally, id, parts)
    const own = counted && figuresOf(counted.places, counted.designEffects)
    if (!own) return []
    return [[id, { top4Rate: digitsOf(own.top4Rate.value), averagePlace: digitsOf(own.averagePlace.value) }] as const]
  })
  return { boards, figures: Object.fromEntries(figures) }
}

/** Keeps enough digits that the rounded figure equals that of the ranking. */
const digitsOf = (value: number): number => Number(value.toPrecision(10))
