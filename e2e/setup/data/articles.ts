import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { query } from '../database/postgres.ts'

/** A video of a platform as articles name it. */
export const filmed = 'https://video.example.com/?platform=youtube&videoId=a_b-1'

interface StoredArticle {
  id: string
  html: string
  published?: Date
  /** Address of the video above its text. */
  video?: string
}

/** Inserts an English article of the label dev uncleaned, and notifies the sites as an import does. */
export async function storeArticle(
  url: string,
  { id, html, published = new Date('2026-01-01'), video }: StoredArticle,
) {
  await query(
    url,
    `insert into news_articles (content_id, father_content_id, labels, published_at, has_related, video, cover, files_checksum)
     values ($1, $1, '{dev}', $2, true, $3, 'dev', '')`,
    [id, published, video ?? null],
  )
  await query(
    url,
    `insert into news_texts (content_id, language, title, description, html, updated_on, reading_minutes, search)
     values ($1, 'en', $1, $1, $2, '2026-01-01', 1, '')`,
    [id, html],
  )
  const card = {
    contentId: id,
    father: id,
    title: id,
    description: id,
    cover: 'dev',
    published,
    labels: ['dev'],
    video: video ?? null,
    jump: null,
  }
  for (const list of ['dev', 'all']) {
    await query(
      url,
      `insert into news_cards (language, label, published_at, content_id, card) values ('en', $1, $2, $3, $4)`,
      [list, published, id, JSON.stringify(card)],
    )
  }
  await query(url, `select pg_notify('encore_pages', '')`)
}

/** Files of an article; missing facts get defaults. */
export interface PlantedArticle {
  /** Days before today; negative for the future. */
  age?: number
  labels?: string
  facts?: string
  languages?: Partial<Record<Language, { title: string; updated?: string }>>
}

/** A folder of articles until the end of the test. */
export function plantArticles(articles: Record<string, PlantedArticle>): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-articles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [id, article] of Object.entries(articles)) {
    const { age = 1, labels = 'announcement', facts = '', languages = { en: { title: id } } } = article
    const published = new Date(Date.now() - age * 86_400_000).toISOString()
    mkdirSync(join(folder, id))
    writeFileSync(join(folder, id, 'article.yaml'), `published: ${published}\nlabels: [${labels}]\n${facts}`)
    for (const [language, { title, updated = '2026-11-01' }] of Object.entries(languages)) {
      const head = `---\ntitle: ${title}\ndescription: About ${title}\nupdated: ${updated}\n---\n\n`
      writeFileSync(join(folder, id, `${language}.md`), `${head}Text of **${title}**\n`)
    }
  }
  return folder
}
