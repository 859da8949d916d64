import type { Db } from '#src/core/server/postgres/db.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { type ReadArticles, type ReadingOptions, readArticles } from './article-files.ts'
import { type ArticleChanges, findChecksums, updateArticles } from './articles.store.ts'

/** Imports a folder, all or none; returns counts and the editors' articles. Throws StartError with all faults. */
export async function importArticles(
  db: Db,
  folder: string,
  options: Omit<ReadingOptions, 'known'>,
): Promise<ArticleChanges> {
  return storeArticles(db, await readArticles(folder, { ...options, known: await findChecksums(db) }))
}

/** Stores parsed articles, all or none. Throws StartError with all faults. */
export async function storeArticles(db: Db, { articles, unchanged, faults }: ReadArticles): Promise<ArticleChanges> {
  if (faults.length > 0) {
    const lines = faults.map(({ file, line, fault }) => `${file}${line ? `:${line}` : ''}: ${fault}`)
    throw new StartError(['Nothing was imported.', ...lines].join('\n'))
  }
  const changes = await updateArticles(db, articles)
  return { ...changes, unchanged: changes.unchanged + unchanged }
}
