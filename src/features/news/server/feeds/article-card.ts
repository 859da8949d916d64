import type { Language } from '#src/core/languages.ts'
import type { ArticleCard } from '#src/features/news/news.contract.ts'
import { type CardList, coverAddress, listsOf } from '#src/features/news/news.rules.ts'
import type { Article } from '../articles/article-files.ts'

/** Card of an article in a language. */
export function cardOf(
  article: Omit<Article, 'texts' | 'checksum' | 'pictures'>,
  title: string,
  description: string,
): ArticleCard {
  const cover = coverAddress(article.cover ?? article.labels[0]!)
  return {
    content_id: article.contentId,
    father_content_id: article.father ?? article.contentId,
    title,
    content_desc: description,
    pic_urls: [cover],
    pub_timestamp: Math.floor(Date.parse(article.published) / 1000),
    labels: article.labels,
    video_info: article.video ? { video_source: article.video, video_cover: cover } : null,
    jump_link_info: article.jump ? { jump_type: article.jump.type, jump_url: article.jump.url } : null,
  }
}

/** Cards for each language and list of an article. */
export const cardRowsOf = (article: Article): { language: Language; label: CardList; card: ArticleCard }[] =>
  Object.entries(article.texts).flatMap(([language, { title, description }]) =>
    listsOf(article.labels).map((label) => ({
      language: language as Language,
      label,
      card: cardOf(article, title, description),
    })),
  )
