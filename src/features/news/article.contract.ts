import * as v from 'valibot'
import { storedNumber } from '#src/core/stored-number.ts'
import { articleLabels, contentIdPattern, type JumpType, jumpTypes, longestContentId } from './news.rules.ts'

/** The id of an article that is written: what is wrong with it is told to its author. */
export const articleId = v.pipe(
  v.string(),
  v.regex(contentIdPattern, 'it must be lower-case words joined by hyphens'),
  v.maxLength(longestContentId, `it must have at most ${longestContentId} characters`),
)

/** When everybody may read an article. */
export const publishedAt = v.pipe(
  v.string(),
  v.isoTimestamp('it must be an instant with its offset, such as 2026-11-14T10:00:00+08:00'),
)

/** Tabs in which an article stands; the first is its own. */
export const labelList = v.pipe(
  v.array(v.picklist(articleLabels)),
  v.minLength(1, 'it must name a label'),
  v.check((labels) => new Set(labels).size === labels.length, 'it names a label twice'),
)

/** Where an article's card leads instead of to its own page. */
export const jump = v.pipe(
  v.strictObject({ type: v.picklist(jumpTypes), url: v.optional(v.string(), '') }),
  v.check(({ type, url }) => isJumpAddress(type, url), 'its url does not fit its type'),
)

/** What the languages of an article share. */
export const articleFacts = v.strictObject({
  published: publishedAt,
  labels: labelList,
  /** The piece of which it is a version, where it is not a piece of its own. */
  father: v.optional(articleId),
  /** Articles that belong together, and its place among them. */
  group: v.optional(articleId),
  order: v.optional(storedNumber(1)),
  /** Whether related articles are shown below it. */
  related: v.optional(v.boolean(), true),
  video: v.optional(v.pipe(v.string(), v.url())),
  /** A drawn cover; else that of its first label. */
  cover: v.optional(articleId),
  jump: v.optional(jump),
})

/** Out of the site by http or https; within it by a path; an article by its id or its father's. */
function isJumpAddress(type: JumpType, url: string): boolean {
  if (type === 'picture') return true
  if (type === 'external') return /^https?:\/\//.test(url)
  return /^\/(?!\/)/.test(url) && (type === 'link' || /[?&](id|parentId)=/.test(url))
}

/** Characters of a title and of a description. */
export const [longestTitle, longestDescription] = [120, 300]

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('it must not be empty'),
    v.maxLength(longest, `it must have at most ${longest} characters`),
  )

/** What stands above the text of a language. */
export const articleHead = v.strictObject({
  title: line(longestTitle),
  description: line(longestDescription),
  updated: v.pipe(v.string(), v.isoDate()),
})
