import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { DoTextWork } from '#src/core/server/texts/text-work.ts'
import { type ReadLineups, readLineups } from '#src/features/lineups/server/lineup-files.ts'
import { importLineups, storeLineups } from '#src/features/lineups/server/lineup-import.ts'
import { type ReadArticles, readArticles } from '#src/features/news/server/articles/article-files.ts'
import { importArticles, storeArticles } from '#src/features/news/server/articles/article-import.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { siteConfig } from '#src/site/site-config.ts'

/** The articles and lineups of a site with an embedded database, and their faults. */
export interface SampleContent {
  articles: ReadArticles
  lineups: ReadLineups
}
interface SampleSources {
  projectRoot: string
  gameData: GameData
  doTextWork: DoTextWork
}

const { pictureOrigins } = siteConfig
const articlesOf = (projectRoot: string) => join(projectRoot, 'content/articles')
const lineupsOf = (projectRoot: string) => join(projectRoot, 'content/lineups')

/** Reads the sample content's files; the build does it, so that no start has to. */
export const readSampleContent = async ({
  projectRoot,
  gameData,
  doTextWork,
}: SampleSources): Promise<SampleContent> => ({
  articles: await readArticles(articlesOf(projectRoot), { doTextWork, pictureOrigins }),
  lineups: readLineups(lineupsOf(projectRoot), gameData),
})

/** Stores changed sample content; returns what is left to editors. Throws StartError with every fault in it. */
export async function storeSampleContent(db: Db, { articles, lineups }: SampleContent): Promise<string[]> {
  const { leftToEditors } = await storeArticles(db, articles)
  return [...leftToEditors, ...(await storeLineups(db, lineups)).leftToEditors]
}

/** Does the same with the files of the sample content, of which it reads changed ones. */
export async function importSampleContent(
  db: Db,
  { projectRoot, gameData, doTextWork }: SampleSources,
): Promise<string[]> {
  const { leftToEditors } = await importArticles(db, articlesOf(projectRoot), { doTextWork, pictureOrigins })
  return [...leftToEditors, ...(await importLineups(db, lineupsOf(projectRoot), { gameData })).leftToEditors]
}

/** Warns of changed files that were not stored. */
export function reportLeft(log: Log, left: string[]): void {
  if (left.length > 0)
    log.warn({ left }, 'changed files were skipped, because editors have published or withdrawn them')
}

const builtIn = (folder: string) => join(folder, 'sample-content.json')

/** Writes sample content into the folder of the server's build. */
export const keepSampleContent = (folder: string, content: SampleContent): Promise<void> =>
  writeFile(builtIn(folder), JSON.stringify(content))

/** The sample content of the build. */
export async function readBuiltSampleContent(projectRoot: string): Promise<SampleContent> {
  const text = await readFile(builtIn(join(projectRoot, 'dist/server')), 'utf8')
  return JSON.parse(text, (_, value) => (value?.type === 'Buffer' ? Buffer.from(value.data) : value))
}
