import { join } from 'node:path'
import { languages } from '../../src/core/languages.ts'
import { readArticles } from '../../src/features/news/server/article-files.ts'
import type { Finding } from './sources.ts'

const rule = 'article'
const folder = 'content/articles'

/** What is wrong with the sample articles; each of them stands in every language. */
export function findArticleFaults(root: string): Finding[] {
  const { articles, faults } = readArticles(join(root, folder))
  const missing = articles.flatMap(({ contentId, texts }) =>
    languages
      .filter((language) => !texts[language])
      .map((language) => ({ file: `${folder}/${contentId}/${language}.md`, rule, fault: 'it is missing' })),
  )
  const found = faults.map(({ file, line, fault }) => ({
    file: `${folder}/${file}`,
    rule,
    fault: line ? `line ${line}: ${fault}` : fault,
  }))
  return [...found, ...missing]
}
