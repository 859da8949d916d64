import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Db } from '#src/core/server/postgres/db.ts'
import { replaceFile } from '#src/core/server/process/replace-file.ts'
import { listArticles, type StoredArticle } from './articles.store.ts'
import { images } from './picture-files.ts'
import { findPicture } from './pictures.store.ts'

/** Writes every article, scheduled ones too, as importable files. Returns their number. */
export async function exportArticles(db: Db, folder: string): Promise<number> {
  const articles = await listArticles(db)
  for (const article of articles) {
    const own = join(folder, article.contentId)
    mkdirSync(own, { recursive: true })
    await writeFiles(db, own, article)
  }
  return articles.length
}

async function writeFiles(db: Db, folder: string, article: StoredArticle) {
  const pictures = new Set<string>()
  for (const [name, text] of filesOf(article)) {
    const own = text.replace(images, (tag) =>
      tag.replace(keptSource, (_, picture: string) => {
        pictures.add(picture)
        return `src="${picture}.webp"`
      }),
    )
    await replaceFile(join(folder, name), Buffer.from(own))
  }
  for (const name of pictures) {
    const bytes = await findPicture(db, name)
    if (bytes) await replaceFile(join(folder, `${name}.webp`), bytes)
  }
}

/** Matches kept pictures, which are exported as files. */
const keptSource = /\bsrc="\/act\/news\/pictures\/([0-9a-f]{32})\.webp"/

/** Omits missing facts. */
function filesOf({ contentId, texts, father, jumpType, jumpUrl, ...facts }: StoredArticle): [string, string][] {
  const shared = {
    ...facts,
    father: father === contentId ? undefined : father,
    jump: jumpType ? { type: jumpType, url: jumpUrl } : undefined,
  }
  const written = texts.map(({ language, html, ...head }): [string, string] => [
    `${language}.html`,
    `---\n${stringify(head, { lineWidth: 0 })}---\n${html}\n`,
  ])
  return [['article.yaml', stringify(JSON.parse(JSON.stringify(shared, dropNull)), { lineWidth: 0 })], ...written]
}

const dropNull = (_key: string, value: unknown) => value ?? undefined
