import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#src/core/languages.ts'
import { doTextWork } from '#src/entry.texts.ts'
import type { PatchChange } from '#src/features/news/changes.contract.ts'
import { type Article, readArticles } from '#src/features/news/server/articles/article-files.ts'
import { findChanged } from '#src/features/news/server/feeds/shown-changes.ts'
import { type GameData, readGameData } from '#src/game/server/season-files.ts'
import type { Finding } from './sources.ts'

const rule = 'article'
const folder = 'content/articles'

/** Finds faults of the sample articles and missing languages. */
export async function findArticleFaults(root: string): Promise<Finding[]> {
  const { articles, faults } = await readArticles(join(root, folder), { doTextWork })
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
  const seasons = articles.some(({ changes }) => changes.length > 0) ? readGameData(root).seasons : new Map()
  return [
    ...found,
    ...missing,
    ...articles.flatMap((article) => [...undrawnCover(root, article), ...unknownChanges(seasons, article)]),
  ]
}

/** Changes of what the game data lacks: their rows would be left out. */
function unknownChanges(seasons: GameData['seasons'], { contentId, changes }: Article): Finding[] {
  const isKnown = (change: PatchChange) => {
    const season = seasons.get(change.season)
    return season !== undefined && findChanged(season, change) !== undefined
  }
  return changes
    .filter((change) => !isKnown(change))
    .map(({ season, kind, id }) => ({
      file: `${folder}/${contentId}/article.yaml`,
      rule,
      fault: `changes: ${season} has no ${kind} ${id}`,
    }))
}

function undrawnCover(root: string, { contentId, cover }: Article): Finding[] {
  if (!cover || existsSync(join(root, 'art/finished/act/covers/1440x810', `${cover}.avif`))) return []
  return [{ file: `${folder}/${contentId}/article.yaml`, rule, fault: `cover: there is no drawn cover ${cover}` }]
}
