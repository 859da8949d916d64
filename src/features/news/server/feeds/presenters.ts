import type { ArticleCard, ArticleDetail } from '#src/features/news/news.contract.ts'
import { coverAddress, translationOf, type VideoEmbeds, videoOf } from '#src/features/news/news.rules.ts'
import type { ArticleSummary } from '../articles/article-summary.ts'
import type { FoundArticle, Neighbourhood } from './news.store.ts'

/** A summary as calls answer it; a video that no player shows is left out. */
export function toCard(summary: ArticleSummary, embeds: VideoEmbeds): ArticleCard {
  const { video, jump } = summary
  const picture = coverAddress(summary.cover)
  return {
    content_id: summary.contentId,
    father_content_id: summary.father,
    title: summary.title,
    content_desc: summary.description,
    content_part: summary.part,
    pic_urls: [picture],
    pub_timestamp: Math.floor(Date.parse(summary.published) / 1000),
    labels: summary.labels,
    video_info: video && videoOf(video, embeds) ? { video_source: video, video_cover: picture } : null,
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
export const toDetail = (article: ShownArticle, embeds: VideoEmbeds): Omit<ArticleDetail, 'preview'> => ({
  ...toCard(article.summary, embeds),
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
  related: article.around.related.map((other) => toCard(other, embeds)),
  previous: toReference(article.around.previous),
  next: toReference(article.around.next),
})

const toReference = (summary: ArticleSummary | null) =>
  summary && { content_id: summary.contentId, title: summary.title }
