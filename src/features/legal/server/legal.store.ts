import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const creditList = v.array(v.object({ name: v.string(), version: v.string(), license: v.string() }))

/** Packages that the site ships, with their licences, as listed by the build. */
export async function listCredits(root: string): Promise<v.InferOutput<typeof creditList>> {
  return v.parse(creditList, JSON.parse(await readFile(join(root, '.generated/credits.json'), 'utf8')))
}
