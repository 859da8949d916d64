import type { Language } from '#src/core/languages.ts'
import { baseOf, languageFacts } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { articlePath, changedAt, coverAddress, type NewsTab } from '#src/features/news/news.rules.ts'
import { type NewsFeed, writeAtom, writeJsonFeed } from './feed-formats.ts'
import { listFeedEntries } from './news.store.ts'

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

/** Newest articles of a tab as Atom or JSON Feed. */
export async function writeFeed(db: Db, { tab, language, format, origin }: FeedOptions): Promise<string> {
  const t = textsIn(language)
  const found = await listFeedEntries(db, { language, list: tab, limit: most })
  const base = `${origin}${baseOf(language, false)}`
  const title = tab === 'all' ? t('news.title') : t('news.titleOf', { tab: t(`news.tab.${tab}`) })
  const feed: NewsFeed = {
    title: `${title} · ${t('site.name')}`,
    summary: t('news.summary'),
    language: languageFacts[language].tag,
    page: tab === 'all' ? `${base}/news` : `${base}/news?label=${tab}`,
    addresses: { atom: `${base}/news/${tab}.atom`, json: `${base}/news/${tab}.json` },
    author: { name: t('site.name'), link: origin },
    entries: found.map(({ summary: { contentId, title, description, cover, published }, updated }) => ({
      title,
      description,
      link: base + articlePath(contentId),
      published: new Date(published),
      changed: new Date(changedAt(published, updated)),
      image: origin + coverAddress(cover),
    })),
  }
  return format === 'atom' ? writeAtom(feed) : writeJsonFeed(feed)
}
