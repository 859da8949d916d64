import { Feed } from 'feed'
import { withoutControls } from '#src/core/texts/plain-text.ts'

/** A feed; addresses are absolute. */
export interface NewsFeed {
  title: string
  summary: string
  /** BCP 47. */
  language: string
  page: string
  addresses: { atom: string; json: string }
  author: { name: string; link: string }
  entries: FeedEntry[]
}

export interface FeedEntry {
  link: string
  title: string
  description: string
  published: Date
  changed: Date
  /** Address of a JPEG. */
  image: string
}

/** Moment of the last change in a feed. */
const changeOf = ({ entries }: NewsFeed) => new Date(Math.max(0, ...entries.map(({ changed }) => changed.getTime())))

/** A feed as Atom (RFC 4287). */
export function writeAtom(given: NewsFeed): string {
  const { title, summary: description, language, page, addresses: feedLinks, author } = given
  const head = { title, description, language, feedLinks, author, id: page, link: page, generator: false as const }
  const feed = new Feed({ ...head, updated: changeOf(given) })
  for (const { link, changed: date, published, image, ...texts } of given.entries) {
    const words = { title: asHtml(texts.title), description: asHtml(texts.description) }
    feed.addItem({ ...words, id: link, link, date, published, image })
  }
  // the library takes the type of a picture from the end of its name
  return feed.atom1().replace(/(<link rel="enclosure" href="[^"<>]*" type="image\/)jpg"/g, '$1jpeg"')
}

/** Atom takes titles and descriptions as HTML; a second ]]> would end the library's CDATA. */
const asHtml = (text: string) => withoutControls(text).replace(/[&<>]/g, (sign) => escapes[sign]!)
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A feed as JSON Feed 1.1. */
export function writeJsonFeed({ title, summary, language, page, addresses, author, entries }: NewsFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: addresses.json,
    description: summary,
    language,
    authors: [{ name: author.name, url: author.link }],
    items: entries.map(({ link, title, description, published, changed, image }) => ({
      id: link,
      url: link,
      title: withoutControls(title),
      content_text: withoutControls(description),
      image,
      date_published: published.toISOString(),
      date_modified: changed.toISOString(),
    })),
  })
}
