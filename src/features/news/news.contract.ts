import * as v from 'valibot'
import { defineCall } from '../../core/call.ts'
import { languages } from '../../core/languages.ts'
import { articleLabels } from './news.rules.ts'

const service = '/api/gpts.information_feeds_svr.InformationFeedsSvr'

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(64))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))

const card = v.object({
  content_id: v.string(),
  father_content_id: v.string(),
  title: v.string(),
  content_desc: v.string(),
  /** Addresses; the first is the cover. */
  pic_urls: v.array(v.string()),
  /** Seconds since 1970. */
  pub_timestamp: v.number(),
  labels: v.array(v.picklist(articleLabels)),
  video_info: v.nullable(v.object({ video_source: v.string(), video_cover: v.string() })),
})
export type ArticleCard = v.InferOutput<typeof card>

const article = v.object({
  ...card.entries,
  /** Sanitised HTML. */
  content: v.string(),
  language: v.picklist(languages),
  /** ISO date of this language's last change. */
  updated: v.string(),
  /** How this text stands to the original, which is English. */
  translation: v.picklist(['original', 'translated', 'outdated']),
  has_related: v.boolean(),
})
export type ArticleDetail = v.InferOutput<typeof article>

export const newsCalls = {
  listFeeds: defineCall({
    path: `${service}/GetContentByLabel`,
    summary: 'Articles of a column or of one of its labels, newest first',
    input: v.object({
      primary_label_id: count,
      secondary_label_id: v.optional(count, 0),
      offset: v.optional(count, 0),
      get_num: v.optional(pageSize, 10),
      /** Asks for English, whatever the language of the request. */
      use_default_language: v.optional(v.boolean(), false),
    }),
    output: v.object({
      info_content: v.array(card),
      total_num: v.number(),
      next_offset: v.number(),
      is_finish: v.boolean(),
      /** Nothing is there in this language, but something in English: ask again with it. */
      use_default_language: v.boolean(),
    }),
    errors: ['not_found'],
  }),
  readArticle: defineCall({
    path: `${service}/GetContentInfoById`,
    summary: 'An article by its id, or the newest version of a piece by its father id',
    input: v.union([
      v.object({ content_id: id, father_content_id: v.optional(id) }),
      v.object({ content_id: v.optional(id), father_content_id: id }),
    ]),
    output: article,
    errors: ['not_found'],
  }),
  listGroup: defineCall({
    path: `${service}/GetGroupContentListById`,
    summary: 'The articles of a group in their order, such as gameplay-intro',
    input: v.object({ group_id: id, offset: v.optional(count, 0), get_num: v.optional(pageSize, 10) }),
    output: v.object({ info_content: v.array(card), total_num: v.number() }),
  }),
}
