import * as v from 'valibot'
import { lineupIdPattern, longestLineupId } from './lineup-id.rules.ts'

/** The id of a lineup, for pages, files and the studio alike. */
export const lineupId = v.pipe(
  v.string(),
  v.regex(lineupIdPattern, 'is not an id of a-z, 0-9 and single hyphens'),
  v.maxLength(longestLineupId, `is longer than ${longestLineupId} characters`),
)
