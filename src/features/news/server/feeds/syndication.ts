import { Feed } from 'feed'
import type { Language } from '#src/core/languages.ts'
import { baseOf, languageFacts } from '#src/core/languages.ts'
import { withoutControls } from '#src/core/plain-text.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { articlePath, coverAddress, type NewsTab } from '#src/features/news/news.rules.ts'
import { listSummaries } from './news.store.ts'

/** Feed formats. */
export const feedFormats = ['atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

interface FeedOptions {
  tab: NewsTab
  language: Language
  format: FeedFormat
  /** Without a trailing slash. */
  origin: string
}

/** Articles per feed. */
const most = 20

/** Newest articles of a tab as Atom (RFC 4287) or JSON Feed 1. */
export async function writeFeed(db: Db, { tab, language, format, origin }: FeedOptions): Promise<string> {
  const t = textsIn(language)
  const { summaries } = await listSummaries(db, { language, list: tab, offset: 0, limit: most })
  const base = `${origin}${baseOf(language, false)}`
  const page = tab === 'all' ? `${base}/news` : `${base}/news?label=${tab}`
  const title = tab === 'all' ? t('news.title') : t('news.titleOf', { tab: t(`news.tab.${tab}`) })
  const feed = new Feed({
    id: page,
    link: page,
    language: languageFacts[language].tag,
    generator: false,
    title: `${title} · ${t('site.name')}`,
    description: t('news.summary'),
    updated: new Date(summaries[0]?.published ?? 0),
    feedLinks: Object.fromEntries(feedFormats.map((each) => [each, `${base}/news/${tab}.${each}`])),
    author: { name: t('site.name'), link: origin },
  })
  const written = format === 'atom' ? asHtml : withoutControls
  for (const { contentId, title, description, cover, ...own } of summaries) {
    const link = base + articlePath(contentId)
    const published = new Date(own.published)
    feed.addItem({
      id: link,
      link,
      title: written(title),
      description: written(description),
      date: published,
      published,
      image: origin + coverAddress(cover),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.json1()
}

/** Atom takes titles and descriptions as HTML, JSON Feed as text. */
const asHtml = (text: string) => withoutControls(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
