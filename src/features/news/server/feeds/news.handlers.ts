import { fail, ok } from '#src/core/call.ts'
import { batchEqual } from '#src/core/server/calls/batched.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { searchQuery } from '#src/core/server/texts/search-words.ts'
import type { ShowText } from '#src/core/server/texts/shown-texts.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { listOf, type VideoEmbeds, versionMapPath, videoOf } from '#src/features/news/news.rules.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { type DraftPreviewParts, findPreviewed } from '../drafts/draft-preview.ts'
import { withExtraFacts } from './extra-facts.ts'
import { readListQuery } from './list-query.ts'
import {
  type FoundArticle,
  findArticle,
  findNeighbourhood,
  type ListPage,
  listFound,
  listGroup,
  listSummaries,
  type SummaryPage,
} from './news.store.ts'
import { toDetail } from './presenters.ts'
import { shownChanges } from './shown-changes.ts'

export interface NewsParts extends DraftPreviewParts {
  db: Db
  showText: ShowText
  gameData: () => GameData
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
  const { backgrounds } = parts
  const findFeed = batchEqual(({ page, facts }: { page: Parameters<typeof listSummaries>[1]; facts: number[] }) =>
    feedOf(parts, listSummaries, { page, facts }),
  )
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
      return findFeed({ page: { ...query.data, list }, facts: asked.ext_info_type_list })
    },
    searchFeeds: async (asked, { language }) => {
      const list = listOf(asked.primary_label_id, asked.secondary_label_id)
      if (!list) return fail('not_found')
      const query = await readListQuery(parts, asked, language)
      if (!query.ok) return query
      const words = searchQuery(asked.keyword)
      if (!words) return toFeed(parts, none, { page: query.data, english: none, facts: [] })
      const page = { ...query.data, list, query: words }
      return feedOf(parts, listFound, { page, facts: asked.ext_info_type_list })
    },
    readArticle: async ({ content_id: contentId, father_content_id: fatherId, with_off, sign_info }, ctx) => {
      const { language } = ctx
      const isPreview = with_off || sign_info !== undefined
      const found = isPreview
        ? await findPreviewed(parts, { contentId, language, info: sign_info })
        : await findArticle(parts.db, { language, contentId, fatherId })
      if (found === 'refused') return fail('preview_refused')
      if (!found) return fail('not_found')
      const preview = isPreview ? { version: found.version, editor_origin: parts.editorOrigin() } : null
      return ok({ ...(await detailOf(found, ctx, parts)), preview })
    },
    listGroup: async (asked, { language }) => {
      const query = await readListQuery(parts, asked, language)
      if (!query.ok) return query
      const page = { ...query.data, group: asked.group_id }
      return feedOf(parts, listGroup, { page, facts: asked.ext_info_type_list })
    },
  })
}

/** An article with its surroundings as the call answers it; reports a video that no player shows. */
async function detailOf(
  found: FoundArticle,
  ctx: Ctx,
  { db, showText, gameData, gameId, videoEmbeds, report }: NewsParts,
) {
  const [html, around] = await Promise.all([showText(found.html, ctx), findNeighbourhood(db, found, ctx.language)])
  const { video, contentId } = found.summary
  const player = video === null ? null : videoOf(video, videoEmbeds)
  if (video !== null && !player) report('wrong url format', contentId)
  const changes = shownChanges(gameData(), found.changes, ctx.language)
  const versionMap = versionMapPath(gameId, ctx.test)
  return toDetail({ ...found, changes, html, player, around, versionMap }, videoEmbeds)
}

type FeedParts = Pick<NewsParts, 'db' | 'videoEmbeds'>

const none: SummaryPage = { summaries: [], total: 0 }

/** True for a list without articles that English may have. */
const isMissing = ({ total }: SummaryPage, { language }: ListPage): boolean => total === 0 && language !== 'en'

const firstInEnglish = <Page extends ListPage>(page: Page): Page => ({ ...page, language: 'en', offset: 0, limit: 1 })

/** The feed of what a list finds; where the language has nothing, it says whether English has. */
async function feedOf<Page extends ListPage>(
  parts: FeedParts,
  list: (db: Db, page: Page) => Promise<SummaryPage>,
  { page, facts }: { page: Page; facts: number[] },
) {
  const found = await list(parts.db, page)
  const english = isMissing(found, page) ? await list(parts.db, firstInEnglish(page)) : none
  return toFeed(parts, found, { page, english, facts })
}

interface FeedSetting {
  page: ListPage
  /** The first article in English, where the language has none. */
  english: SummaryPage
  /** Requested facts by number. */
  facts: number[]
}

/** A part of a list as the calls answer it, with requested facts. */
async function toFeed(
  { db, videoEmbeds: embeds }: FeedParts,
  { summaries, total }: SummaryPage,
  { page, english, facts }: FeedSetting,
) {
  const { language, offset, draftOverride } = page
  const end = offset + summaries.length
  return ok({
    info_content: await withExtraFacts(db, summaries, { facts, language, draftOverride, embeds }),
    total_num: total,
    next_offset: Math.min(end, total),
    is_finish: end >= total,
    use_default_language: english.total > 0,
  })
}
