import * as v from 'valibot'
import type { Season } from '#src/game/server/season-files.ts'
import type { LineupDraft, LineupDraftFault } from '../../lineup-drafts.contract.ts'
import { type Lineup, lineupSchema } from '../lineup-schema.ts'

/** Checks a draft as the import checks a file. */
export function checkDraft(
  draft: LineupDraft,
  season: Season,
): { lineup: Lineup; faults: [] } | { lineup: null; faults: LineupDraftFault[] } {
  const checked = v.safeParse(schemaOf(season), draft)
  if (checked.success) return { lineup: checked.output, faults: [] }
  const faults = checked.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', fault: issue.message }))
  return { lineup: null, faults }
}

const schemas = new WeakMap<Season, ReturnType<typeof lineupSchema>>()

function schemaOf(season: Season) {
  const known = schemas.get(season) ?? lineupSchema(season)
  schemas.set(season, known)
  return known
}
