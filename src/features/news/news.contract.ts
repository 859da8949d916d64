import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { languages } from '#src/core/languages.ts'
import { storedNumber } from '#src/core/stored-number.ts'
import { shownChange } from './changes.contract.ts'
import {
  articleLabels,
  contentClasses,
  contentIdPattern,
  everyArticle,
  extraFacts,
  jumpTypes,
  longestContentId,
} from './news.rules.ts'

/** Path prefix of the content service. */
export const service = '/api/gpts.information_feeds_svr.InformationFeedsSvr'

/** Article id, also in addresses. */
export const contentId = v.pipe(v.string(), v.regex(contentIdPattern), v.maxLength(longestContentId))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
/** Revision of an article. */
export const previewVersion = storedNumber(1)
/** Signature for a draft over revision, article, language and time. */
export const signInfo = v.object({
  preview_version: previewVersion,
  /** Hex of HMAC-SHA256. */
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Seconds since 1970. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
  app_key: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
})
const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))

const cardFacts = {
  content_id: v.string(),
  father_content_id: v.string(),
  title: v.string(),
  content_desc: v.string(),
  /** The first 200 characters of the text, without tags. */
  content_part: v.string(),
  /** The first is the cover. */
  pic_urls: v.array(v.string()),
  /** Seconds since 1970. */
  pub_timestamp: v.number(),
  labels: v.array(v.picklist(articleLabels)),
  video_info: v.nullable(v.object({ video_source: v.string(), video_cover: v.string() })),
  /** The card's target instead of its article. */
  jump_link_info: v.nullable(v.object({ jump_type: v.picklist(jumpTypes), jump_url: v.string() })),
}
const card = v.object(cardFacts)
export type ArticleCard = v.InferOutput<typeof card>

/** State of a text towards the English original. */
const translation = v.picklist(['original', 'translated', 'outdated'])

/** A card with requested facts. */
const listed = v.object({
  ...cardFacts,
  ext_info: v.optional(
    v.object({
      like_num: v.optional(v.number()),
      /** Minutes. */
      reading_time: v.optional(v.number()),
      translation: v.optional(translation),
    }),
  ),
})
export type ListedCard = v.InferOutput<typeof listed>

const reference = v.nullable(v.object({ content_id: v.string(), title: v.string() }))

const article = v.object({
  ...cardFacts,
  /** Sanitised HTML. */
  content: v.string(),
  language: v.picklist(languages),
  languages: v.array(v.picklist(languages)),
  /** ISO date of the text's last change. */
  updated: v.string(),
  translation,
  /** What a patch note changes. */
  changes: v.array(shownChange),
  /** Player of the source; null without a video. */
  video: v.nullable(v.object({ kind: v.picklist(['embedded', 'direct']), address: v.string() })),
  has_related: v.boolean(),
  /** Grows with each change. */
  version: v.number(),
  /** Path of the version map. */
  version_map: v.string(),
  /** For drafts: revision, and the origin that may push changes. */
  preview: v.nullable(v.object({ version: v.number(), editor_origin: v.string() })),
  /** Minutes. */
  reading_time: v.number(),
  /** Newest articles of the label, or others of the group. */
  related: v.array(card),
  /** Neighbours by time in the label, or by order in the group. */
  previous: reference,
  next: reference,
})
export type ArticleDetail = v.InferOutput<typeof article>

/** Language and game in the body; they win over the headers. */
export const bodyAddress = {
  language: v.optional(v.pipe(v.string(), v.description('CN, EN, TH or MS; wins over X-Language'))),
  gameid: v.optional(v.pipe(v.union([v.string(), v.number()]), v.description('Wins over X-GameId'))),
}

/** Requests a draft instead of the public revision. */
const preview = { with_off: v.optional(v.boolean(), false), sign_info: v.optional(signInfo) }

const mostLabels = 20

/** Part of a list, and extra facts. */
const listPage = {
  ...bodyAddress,
  offset: v.optional(count, 0),
  get_num: v.optional(pageSize, 10),
  /** English, whatever the language of the request. */
  use_default_language: v.optional(v.boolean(), false),
  content_class: v.optional(
    v.pipe(v.picklist(contentClasses), v.description('0 all articles, 1 those without a video, 2 those with one')),
    everyArticle,
  ),
  content_label_id_list: v.optional(
    v.pipe(
      v.array(storedNumber(1)),
      v.maxLength(mostLabels),
      v.description('Keeps articles that have at least one of these labels'),
    ),
    [],
  ),
  ext_info_type_list: v.optional(
    v.pipe(
      v.array(v.picklist(extraFacts)),
      v.maxLength(extraFacts.length),
      v.description('What each card has in ext_info: 1 like_num, 2 reading_time in minutes and translation'),
    ),
    [],
  ),
  ...preview,
  content_id: v.optional(
    v.pipe(contentId, v.description('With with_off and sign_info: the draft that stands in the list as if published')),
  ),
}

/** Articles of a column. */
const feedPage = {
  ...listPage,
  secondary_label_id: v.optional(count, 0),
}

const feed = v.object({
  info_content: v.array(listed),
  total_num: v.number(),
  next_offset: v.number(),
  is_finish: v.boolean(),
  /** Nothing in this language, but something in English: ask again with this. */
  use_default_language: v.boolean(),
})
export type Feed = v.InferOutput<typeof feed>

const kept =
  'content_class, content_label_id_list and ext_info_type_list say which are kept and what comes with them; with sign_info a draft stands among them'

export const newsCalls = {
  listBackgrounds: defineCall({
    path: `${service}/CommunityMediaGetBackGroundBatch`,
    summary: 'Background pictures of pages by their keys; a key without a picture is left out',
    input: v.object({ ...bodyAddress, page_key_list: v.pipe(v.array(v.string()), v.maxLength(50)) }),
    output: v.object({ background_list: v.array(v.object({ page_key: v.string(), pic_url: v.string() })) }),
  }),
  listFeeds: defineCall({
    path: `${service}/GetContentByLabel`,
    summary: `Articles of a column or of one of its labels, pinned ones first, then the newest. ${kept}`,
    input: v.object({ primary_label_id: count, ...feedPage }),
    output: feed,
    errors: ['not_found', 'preview_refused'],
  }),
  searchFeeds: defineCall({
    path: `${service}/SearchInfoFeeds`,
    summary: `Articles that hold every word of a keyword in one of their languages, the best first. ${kept}`,
    input: v.object({
      keyword: v.pipe(v.string(), v.regex(/\S/), v.maxLength(100)),
      primary_label_id: v.optional(count, 1),
      ...feedPage,
    }),
    output: feed,
    errors: ['not_found', 'preview_refused'],
  }),
  readArticle: defineCall({
    path: `${service}/GetContentInfoById`,
    summary: 'An article by its id, or the newest version of a piece by its father id',
    input: v.union([
      v.object({ content_id: contentId, father_content_id: v.optional(contentId), ...bodyAddress, ...preview }),
      v.object({ content_id: v.optional(contentId), father_content_id: contentId, ...bodyAddress, ...preview }),
    ]),
    output: article,
    errors: ['not_found', 'preview_refused'],
  }),
  listGroup: defineCall({
    path: `${service}/GetGroupContentListById`,
    summary: `The articles of a group in their order, such as gameplay-intro. ${kept}`,
    input: v.object({ group_id: contentId, ...listPage }),
    output: feed,
    errors: ['not_found', 'preview_refused'],
  }),
}
