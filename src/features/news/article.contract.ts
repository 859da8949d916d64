import * as v from 'valibot'
import { storedDay, storedInstant } from '#src/core/stored-moment.ts'
import { storedNumber } from '#src/core/stored-number.ts'
import { plainLine, plainText } from '#src/core/texts/plain-text.ts'
import { patchChanges } from './changes.contract.ts'
import { articleLabels, contentIdPattern, type JumpType, jumpTypes, longestContentId } from './news.rules.ts'

/** Article id; its author reads what is wrong with it. */
export const articleId = v.pipe(
  v.string(),
  v.regex(contentIdPattern, 'it must be lower-case words joined by hyphens'),
  v.maxLength(longestContentId, `it must have at most ${longestContentId} characters`),
)

/** Moment of publication. */
export const publishedAt = storedInstant('it must be an instant with its offset, such as 2026-11-14T10:00:00+08:00')

/** Labels of an article; the first is its own. */
export const labelList = v.pipe(
  v.array(v.picklist(articleLabels)),
  v.minLength(1, 'it must name a label'),
  v.check((labels) => new Set(labels).size === labels.length, 'it names a label twice'),
)

/** Address of a video, of a platform or a file. */
export const video = v.pipe(
  v.string(),
  v.url('it is not a URL'),
  v.regex(/^https?:/, 'it is not a web address'),
  plainText(),
)

/** Target of the article's card instead of its page; that of a picture is nowhere. */
export const jump = v.pipe(
  v.strictObject({ type: v.picklist(jumpTypes), url: v.optional(v.pipe(v.string(), plainText()), '') }),
  v.transform(({ type, url }) => ({ type, url: type === 'picture' ? '' : url })),
  v.check(({ type, url }) => isJumpAddress(type, url), 'its url does not fit its type'),
)

/** Facts that all languages share. */
export const articleFacts = v.strictObject({
  published: publishedAt,
  labels: labelList,
  /** The piece of which this is a version. */
  father: v.optional(articleId),
  /** Group of articles, and the place in it. */
  group: v.optional(articleId),
  order: v.optional(storedNumber(1)),
  related: v.optional(v.boolean(), true),
  video: v.optional(video),
  /** A drawn cover; the first label's by default. */
  cover: v.optional(articleId),
  jump: v.optional(jump),
  /** Before the others in lists. */
  pinned: v.optional(v.boolean(), false),
  changes: v.optional(patchChanges, []),
})

/** External jumps need http(s), links a path, articles an id. */
function isJumpAddress(type: JumpType, url: string): boolean {
  if (type === 'picture') return true
  if (type === 'external') return /^https?:\/\//.test(url)
  return isPath(url) && (type === 'link' || /[?&](id|parentId)=/.test(url))
}

/** Whether browsers stay on the site: they read a backslash as a slash, and skip tabs and line breaks. */
const isPath = (url: string) => /^\/(?![/\\])[^\t\n\r]*$/.test(url)

/** Characters. */
export const [longestTitle, longestDescription] = [120, 300]

const line = (longest: number) =>
  v.pipe(
    v.string(),
    plainLine(),
    v.nonEmpty('it must not be empty'),
    v.maxLength(longest, `it must have at most ${longest} characters`),
  )

/** Front matter of a text. */
export const articleHead = v.strictObject({
  title: line(longestTitle),
  description: line(longestDescription),
  updated: storedDay('it must be a day such as 2026-11-14'),
})
