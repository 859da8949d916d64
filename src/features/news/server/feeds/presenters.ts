import type { ArticleCard, ArticleDetail } from '#src/features/news/news.contract.ts'
import { coverAddress, translationOf } from '#src/features/news/news.rules.ts'
import type { ArticleSummary } from '../articles/article-summary.ts'
import type { FoundArticle, Neighbourhood } from './news.store.ts'

/** A summary as calls answer it. */
export function toCard({
  contentId,
  father,
  description,
  cover,
  published,
  video,
  jump,
  ...own
}: ArticleSummary): ArticleCard {
  const picture = coverAddress(cover)
  return {
    content_id: contentId,
    father_content_id: father,
    title: own.title,
    content_desc: description,
    pic_urls: [picture],
    pub_timestamp: Math.floor(Date.parse(published) / 1000),
    labels: own.labels,
    video_info: video === null ? null : { video_source: video, video_cover: picture },
    jump_link_info: jump && { jump_type: jump.type, jump_url: jump.type === 'picture' ? '' : jump.url },
  }
}

interface ShownArticle extends Omit<FoundArticle, 'changes'> {
  changes: ArticleDetail['changes']
  player: ArticleDetail['video']
  around: Neighbourhood
  /** Path of the version map. */
  versionMap: string
}

/** A published article as the call answers it. */
export const toDetail = (article: ShownArticle): Omit<ArticleDetail, 'preview'> => ({
  ...toCard(article.summary),
  content: article.html,
  changes: article.changes,
  video: article.player,
  language: article.language,
  languages: article.languages,
  updated: article.updated,
  translation: translationOf(article),
  has_related: article.hasRelated,
  reading_time: article.readingMinutes,
  version: article.version,
  version_map: article.versionMap,
  related: article.around.related.map(toCard),
  previous: toReference(article.around.previous),
  next: toReference(article.around.next),
})

const toReference = (summary: ArticleSummary | null) =>
  summary && { content_id: summary.contentId, title: summary.title }
