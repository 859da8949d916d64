import { languageFacts } from '#src/core/languages.ts'
import { changedAt } from '#src/features/news/news.rules.ts'
import type { ShownArticle } from './ArticlePage.tsx'

interface Publication {
  /** Canonical address. */
  address: string
  publisher: string
}

/** schema.org's NewsArticle with a VideoObject. */
export function articleJsonLd(article: ShownArticle, { address, publisher }: Publication): Record<string, unknown> {
  const { origin } = new URL(address)
  const picture = origin + article.pic_urls[0]!
  const published = new Date(article.pub_timestamp * 1000).toISOString()
  const about = { name: article.title, description: article.content_desc, thumbnailUrl: picture, uploadDate: published }
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.content_desc,
    image: picture,
    datePublished: published,
    dateModified: changedAt(published, article.updated),
    inLanguage: languageFacts[article.language].tag,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: publisher, url: origin },
    publisher: { '@type': 'Organization', name: publisher, url: origin },
    ...(article.video && {
      video: {
        '@type': 'VideoObject',
        ...about,
        [article.video.kind === 'embedded' ? 'embedUrl' : 'contentUrl']: article.video.address,
      },
    }),
  }
}
