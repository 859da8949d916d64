import type { Db } from '#src/core/server/postgres/db.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { type ReadArticles, type ReadingOptions, readArticles } from './article-files.ts'
import { type ArticleChanges, findChecksums, updateArticles } from './articles.store.ts'

interface ImportOptions extends Omit<ReadingOptions, 'known'> {
  /** Ids of articles whose files replace what editors published. */
  replace?: string[]
}

/** Imports a folder, all or none; returns counts and the editors' articles. Throws StartError with all faults. */
export async function importArticles(
  db: Db,
  folder: string,
  { replace = [], ...options }: ImportOptions,
): Promise<ArticleChanges> {
  const known = await findChecksums(db)
  for (const id of replace) known.delete(id) // also files that have not changed since their import
  return storeArticles(db, await readArticles(folder, { ...options, known }), replace)
}

/** Stores parsed articles, all or none. Throws StartError with all faults, and for ids to replace without a folder. */
export async function storeArticles(
  db: Db,
  { articles, unchanged, faults }: ReadArticles,
  replace: string[] = [],
): Promise<ArticleChanges> {
  if (faults.length > 0) {
    const lines = faults.map(({ file, line, fault }) => `${file}${line ? `:${line}` : ''}: ${fault}`)
    throw new StartError(['Nothing was imported.', ...lines].join('\n'))
  }
  const unknown = replace.filter((id) => articles.every(({ contentId }) => contentId !== id))
  if (unknown.length > 0) throw new StartError(`Nothing was imported.\nNo folder is of ${unknown.join(', ')}.`)
  const changes = await updateArticles(db, articles, new Set(replace))
  return { ...changes, unchanged: changes.unchanged + unchanged }
}
