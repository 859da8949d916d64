import { fail, ok } from '#src/core/call.ts'
import { batchEqual } from '#src/core/server/calls/batched.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { searchQuery } from '#src/core/server/texts/search-words.ts'
import type { ShowText } from '#src/core/server/texts/shown-texts.ts'
import { type ArticleCard, type ArticleDetail, newsCalls } from '#src/features/news/news.contract.ts'
import { listOf, translationOf, type VideoEmbeds, versionMapPath, videoOf } from '#src/features/news/news.rules.ts'
import { type DraftPreviewParts, findPreviewed } from '../drafts/draft-preview.ts'
import { withExtraFacts } from './extra-facts.ts'
import { readListQuery } from './list-query.ts'
import {
  type CardPage,
  type FoundArticle,
  findArticle,
  findNeighbourhood,
  type ListPage,
  listCards,
  listFoundCards,
  listGroupCards,
} from './news.store.ts'

export interface NewsParts extends DraftPreviewParts {
  db: Db
  showText: ShowText
  /** The game's id on the content service. */
  gameId: string
  videoEmbeds: VideoEmbeds
  /** Background pictures by page. */
  backgrounds: Record<string, string>
  /** Origin of the studio. */
  editorOrigin: () => string
  /** Reports an article's fault to the operator. */
  report: (fault: string, contentId: string) => void
}

export const newsHandlers = (parts: NewsParts) => {
  const { db, backgrounds } = parts
  const findCards = batchEqual((page: Parameters<typeof listCards>[1]) => listCards(db, page))
  return handle(newsCalls, {
    listBackgrounds: async ({ page_key_list }) => {
      const known = page_key_list.filter((key) => Object.hasOwn(backgrounds, key))
      return ok({ background_list: known.map((page_key) => ({ page_key, pic_url: backgrounds[page_key]! })) })
    },
    listFeeds: async (asked, { language }) => {
      const list = listOf(asked.primary_label_id, asked.secondary_label_id)
      if (!list) return fail('not_found')
      const query = await readListQuery(parts, asked, language)
      if (!query.ok) return query
      const page = { ...query.data, list }
      const found = await findCards(page)
      const english = isMissing(found, page) ? await findCards(firstInEnglish(page)) : none
      return toFeed(db, found, { page, english, facts: asked.ext_info_type_list })
    },
    searchFeeds: async (asked, { language }) => {
      const list = listOf(asked.primary_label_id, asked.secondary_label_id)
      if (!list) return fail('not_found')
      const query = await readListQuery(parts, asked, language)
      if (!query.ok) return query
      const words = searchQuery(asked.keyword)
      if (!words) return toFeed(db, none, { page: query.data, english: none, facts: [] })
      const page = { ...query.data, list, query: words }
      const found = await listFoundCards(db, page)
      const english = isMissing(found, page) ? await listFoundCards(db, firstInEnglish(page)) : none
      return toFeed(db, found, { page, english, facts: asked.ext_info_type_list })
    },
    readArticle: async ({ content_id: contentId, father_content_id: fatherId, with_off, sign_info }, ctx) => {
      const { language } = ctx
      const isPreview = with_off || sign_info !== undefined
      const found = isPreview
        ? await findPreviewed(parts, { contentId, language, info: sign_info })
        : await findArticle(db, { language, contentId, fatherId })
      if (found === 'refused') return fail('preview_refused')
      if (!found) return fail('not_found')
      const preview = isPreview ? { version: found.version, editor_origin: parts.editorOrigin() } : null
      return ok({ ...(await detailOf(found, ctx, parts)), preview })
    },
    listGroup: async (asked, { language }) => {
      const query = await readListQuery(parts, asked, language)
      if (!query.ok) return query
      const page = { ...query.data, group: asked.group_id }
      const found = await listGroupCards(db, page)
      const english = isMissing(found, page) ? await listGroupCards(db, firstInEnglish(page)) : none
      return toFeed(db, found, { page, english, facts: asked.ext_info_type_list })
    },
  })
}

/** The detail of an article with its surroundings. */
async function detailOf(
  found: FoundArticle,
  ctx: Ctx,
  { db, showText, gameId, videoEmbeds, report }: NewsParts,
): Promise<Omit<ArticleDetail, 'preview'>> {
  const [content, around] = await Promise.all([showText(found.html, ctx), findNeighbourhood(db, found, ctx.language)])
  const { video_info, content_id: id } = found.card
  const video = video_info && videoOf(video_info.video_source, videoEmbeds)
  if (video_info && !video) report('wrong url format', id)
  return {
    ...found.card,
    content,
    video,
    language: found.language,
    languages: found.languages,
    updated: found.updated,
    translation: translationOf(found),
    has_related: found.hasRelated,
    reading_time: found.readingMinutes,
    version: found.version,
    version_map: versionMapPath(gameId, ctx.test),
    related: around.related,
    previous: referenceTo(around.previous),
    next: referenceTo(around.next),
  }
}

const none: CardPage = { cards: [], total: 0 }

/** True for a list without articles that English may have. */
const isMissing = ({ total }: CardPage, { language }: ListPage): boolean => total === 0 && language !== 'en'

const firstInEnglish = <Page extends ListPage>(page: Page): Page => ({ ...page, language: 'en', offset: 0, limit: 1 })

interface FeedSetting {
  page: ListPage
  /** The first article in English, where the language has none. */
  english: CardPage
  /** Requested facts by number. */
  facts: number[]
}

/** A part of a list as the calls answer it, with requested facts. */
async function toFeed(db: Db, { cards, total }: CardPage, { page, english, facts }: FeedSetting) {
  const { language, offset, draftOverride } = page
  const end = offset + cards.length
  return ok({
    info_content: await withExtraFacts(db, cards, { facts, language, draftOverride }),
    total_num: total,
    next_offset: Math.min(end, total),
    is_finish: end >= total,
    use_default_language: english.total > 0,
  })
}

const referenceTo = (card: ArticleCard | null) => card && { content_id: card.content_id, title: card.title }
