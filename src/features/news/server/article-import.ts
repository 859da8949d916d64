import { StartError } from '../../../core/server/data-folder.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { readArticles } from './article-files.ts'
import { type ArticleChanges, findChecksums, updateArticles } from './news.store.ts'

/** Stores the articles of a folder, all or none, and returns how many were added, changed and left. Throws StartError with every fault, a line each. */
export async function importArticles(db: Db, folder: string): Promise<ArticleChanges> {
  const { articles, unchanged, faults } = readArticles(folder, await findChecksums(db))
  if (faults.length > 0) {
    const lines = faults.map(({ file, line, fault }) => `${file}${line ? `:${line}` : ''}: ${fault}`)
    throw new StartError(['Nothing was imported.', ...lines].join('\n'))
  }
  const changes = await updateArticles(db, articles)
  return { ...changes, unchanged: changes.unchanged + unchanged }
}
