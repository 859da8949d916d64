import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Document, isMap, isSeq, visit } from 'yaml'
import type { Db } from '#src/core/server/postgres/db.ts'
import { replaceFile } from '#src/core/server/process/replace-file.ts'
import type { Lineup } from './lineup-schema.ts'
import { listPublications } from './lineups.store.ts'

/** Writes every published or scheduled lineup as a file that the import takes. Returns their number. */
export async function exportLineups(db: Db, folder: string): Promise<number> {
  const lineups = await listPublications(db)
  for (const lineup of lineups) {
    mkdirSync(join(folder, lineup.season), { recursive: true })
    await replaceFile(join(folder, lineup.season, `${lineup.id}.yaml`), Buffer.from(yamlOf(lineup)))
  }
  return lineups.length
}

/** A lineup as its file; equal lineups have equal files, whatever the order of their fields. */
export function yamlOf(lineup: Lineup): string {
  const document = new Document(withoutDefaults(lineup), { sortMapEntries: (a, b) => placeOf(a.key) - placeOf(b.key) })
  visit(document, {
    Collection: (_, node) => {
      const isPlain = node.items.every((each) => !isMap(each) && !isSeq(each))
      if ((isMap(node) && node.has('unit')) || (isSeq(node) && isPlain)) node.flow = true
    },
  })
  return document.toString({ lineWidth: 0 }) // folded lines of Chinese would lose their spaces
}

/** Leaves out fields that say what the import assumes. */
function withoutDefaults({ positions, ...lineup }: Lineup) {
  const unitOf = ({ star, items, carry, ...unit }: Lineup['positions']['final'][number]) => ({
    ...unit,
    ...(star !== 1 && { star }),
    ...(items.length > 0 && { items }),
    ...(carry && { carry }),
  })
  const boards = Object.entries(positions).map(([stage, units]) => [stage, units.map(unitOf)])
  return { ...lineup, positions: Object.fromEntries(boards) }
}

const order = [
  ...['id', 'season', 'title', 'author', 'updated', 'version', 'source', 'tier', 'style', 'audience', 'class', 'power'],
  ...['positions', '1', '2', 'final', 'core', 'optional', 'augments', 'silver', 'gold', 'prismatic', 'snax'],
  ...['itemPriority', 'snack', 'unit', 'star', 'by', 'items', 'hex', 'carry', 'others', 'early', 'midGame'],
  ...['substitutes', 'rolling', 'counter', 'tips', 'threeStar', 'stage', 'text', 'en', 'zh', 'th', 'ms'],
]

/** Place of a field in files. */
const placeOf = (key: unknown): number => order.indexOf(String((key as { value?: unknown }).value ?? key))
