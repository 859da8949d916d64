import { query } from './postgres.ts'

interface StoredArticle {
  id: string
  html: string
  published?: Date
}

/** Puts an English article of the label dev into a database as it is, past all that cleans texts. */
export async function storeArticle(url: string, { id, html, published = new Date('2026-01-01') }: StoredArticle) {
  await query(
    url,
    `insert into news_articles (content_id, father_content_id, labels, published_at, has_related, cover, files_checksum)
     values ($1, $1, '{dev}', $2, true, 'dev', '')`,
    [id, published],
  )
  await query(
    url,
    `insert into news_texts (content_id, language, title, description, html, updated_on, reading_minutes, search)
     values ($1, 'en', $1, $1, $2, '2026-01-01', 1, '')`,
    [id, html],
  )
  const card = {
    ...{
      content_id: id,
      father_content_id: id,
      title: id,
      content_desc: id,
      pub_timestamp: 1767225600,
      labels: ['dev'],
    },
    ...{ pic_urls: ['/act/covers/1440x810/dev.jpg'], video_info: null, jump_link_info: null },
  }
  for (const list of ['dev', 'all']) {
    await query(
      url,
      `insert into news_cards (language, label, published_at, content_id, card) values ('en', $1, $2, $3, $4)`,
      [list, published, id, JSON.stringify(card)],
    )
  }
}
