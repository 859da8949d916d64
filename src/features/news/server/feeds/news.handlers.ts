import { type Answer, fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { batchEqual } from '#src/core/server/calls/batched.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { searchQuery } from '#src/core/server/texts/search-words.ts'
import type { ShowText } from '#src/core/server/texts/shown-texts.ts'
import { type ArticleCard, type ArticleDetail, newsCalls } from '#src/features/news/news.contract.ts'
import { listOf, translationOf, type VideoEmbeds, versionMapPath, videoOf } from '#src/features/news/news.rules.ts'
import { type DraftPreviewParts, findPreviewed } from '../drafts/draft-preview.ts'
import { withExtraFacts } from './extra-facts.ts'
import { feedOf, plainFeedOf } from './feeds.ts'
import { type AskedArticles, readListWish } from './list-query.ts'
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
      return answerList(parts, { asked, language }, (page) => findCards({ ...page, list }))
    },
    searchFeeds: async (asked, { language }) => {
      const list = listOf(asked.primary_label_id, asked.secondary_label_id)
      if (!list) return fail('not_found')
      const query = searchQuery(asked.keyword)
      return answerList(parts, { asked, language }, async (page) =>
        query ? listFoundCards(db, { ...page, list, query }) : none,
      )
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
    listGroup: async (asked, { language }) =>
      answerList(parts, { asked, language }, (page) => listGroupCards(db, { ...page, group: asked.group_id })),
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

interface AskedList extends AskedArticles {
  offset: number
  get_num: number
  ext_info_type_list: number[]
  use_default_language: boolean
}

const none: CardPage = { cards: [], total: 0 }

/** A part of a list, and whether English has more than this language. */
async function answerList(
  parts: NewsParts,
  { asked, language: own }: { asked: AskedList; language: Language },
  read: (page: ListPage) => Promise<CardPage>,
): Promise<Answer<typeof newsCalls.listFeeds>> {
  const wish = await readListWish(parts, asked, own)
  if (!wish.ok) return wish
  const language = asked.use_default_language ? 'en' : own
  const { offset, get_num: limit, ext_info_type_list: facts } = asked
  const found = await read({ ...wish.data, language, offset, limit })
  if (found.total > 0 && facts.length === 0) return ok(plainFeedOf(found, offset))
  const isEmpty = found.total === 0 && language !== 'en'
  const isElsewhere = isEmpty && (await read({ ...wish.data, language: 'en', offset: 0, limit: 1 })).total > 0
  const cards = await withExtraFacts(parts.db, found.cards, { facts, language, standIn: wish.data.standIn })
  return ok({ ...feedOf({ ...found, cards }, offset), use_default_language: isElsewhere })
}

const referenceTo = (card: ArticleCard | null) => card && { content_id: card.content_id, title: card.title }
