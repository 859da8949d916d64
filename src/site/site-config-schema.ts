import * as v from 'valibot'
import { campaignCodePattern } from '../features/analytics/analytics.rules.ts'

const link = v.optional(v.pipe(v.string(), v.url()))
const place = v.pipe(v.string(), v.regex(/^(\/|https:\/\/)/, 'is neither a path nor an address'))
const origin = v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/, 'is no origin'))
const platform = v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'is no name of a platform'))
const addressOfId = v.pipe(v.string(), v.regex(/^https:\/\/[^{]+\{id\}/, 'is no https address with {id}'))
const instant = v.pipe(v.string(), v.isoTimestamp('is no instant with its offset, such as 2026-08-01T10:00:00+08:00'))
const boardCount = v.pipe(v.number(), v.integer(), v.minValue(1))
const words = v.pipe(v.string(), v.nonEmpty('is empty'))
const everyLanguage = v.strictObject({ en: words, zh: words, th: words, ms: words })
const socialLinks = v.strictObject({ youtube: link, x: link, tiktok: link, facebook: link, instagram: link })

const schema = v.strictObject({
  game: v.strictObject({ title: v.pipe(v.string(), v.nonEmpty()) }),
  /** By what the content service knows this game and its area: X-GameId and X-AreaId. */
  content: v.strictObject({ gameId: v.pipe(v.string(), v.regex(/^\d+$/)), areaId: v.pipe(v.string(), v.nonEmpty()) }),
  /** By what the game's platform knows the game. */
  platform: v.strictObject({ gameId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)) }),
  /** IANA name; dates are printed in it, and its turn of the year is that of the footer. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'is not a time zone')),
  social: v.strictObject({ en: socialLinks, zh: socialLinks, th: socialLinks, ms: socialLinks }),
  /** `{lang}` stands for the page's language. A path leads into this site's own host. */
  links: v.strictObject({
    support: link,
    appStore: link,
    googlePlay: link,
    creatorCode: link,
    creatorHub: link,
    closedBetaRewards: v.optional(place),
    eventPage: v.optional(place),
  }),
  /** When and where players can pre-register for the next set; without it home has no entry to it. */
  campaign: v.optional(
    v.pipe(
      v.strictObject({ startsAt: instant, endsAt: instant, page: place }),
      v.check(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), 'ends before it starts'),
    ),
  ),
  /** Codes that links to the site carry as `ecode`, and by which the operator tells where visitors come from; others count together. */
  campaignCodes: v.array(v.pipe(v.string(), v.regex(campaignCodePattern, 'is no code of a campaign'))),
  /** Other origins whose pictures articles may show. */
  pictureOrigins: v.array(origin),
  /** Players of video platforms by name, `{id}` stands for the video's; other addresses of their videos, of which links lead to the first; and other origins from which files are played. */
  video: v.strictObject({
    embeds: v.record(platform, addressOfId),
    pages: v.record(platform, v.array(addressOfId)),
    fileOrigins: v.array(origin),
  }),
  /** Ids of the new champions that home shows of the running season. */
  newChampions: v.array(v.string()),
  /** Season keys in the order of the season picker; the first is the running one. */
  seasons: v.pipe(v.array(v.pipe(v.string(), v.regex(/^m\d+s\d+$/))), v.nonEmpty()),
  /** Boards below which a figure of the rankings says little, and those that a season needs before it is shown. */
  rankings: v.strictObject({ minimumBoards: boardCount, minimumSeasonBoards: boardCount }),
  /** Where no consent is required, no banner is shown and the language is remembered. A new revision asks everybody again. */
  consent: v.strictObject({ required: v.boolean(), revision: v.pipe(v.number(), v.integer()) }),
  /** What the user agent of the game's own browser contains. */
  webView: v.strictObject({ marker: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }),
  /** A part of the host name that says that the site is for tests there: test.example.com, encore-test.example.com. */
  testHost: v.strictObject({ marker: v.pipe(v.string(), v.regex(/^[a-z\d]+$/)) }),
  fanNotice: v.pipe(v.string(), v.nonEmpty()),
})

/** `{lang}` in a link stands for the page's language; the cover is a drawn one of articles. */
const activity = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z\d-]+$/, 'is no id')),
    startsAt: instant,
    endsAt: instant,
    title: everyLanguage,
    description: everyLanguage,
    cover: v.pipe(v.string(), v.nonEmpty()),
    link: v.optional(place),
  }),
  v.check(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), 'ends before it starts'),
)
export type SiteConfig = v.InferOutput<typeof schema>

/** The first fault of a site configuration as a sentence that names the field, or null. */
export const findConfigFault = (config: unknown): string | null => findFault(schema, config, '')

/** The same of the activities. */
export const findActivityFault = (activities: unknown): string | null =>
  findFault(v.array(activity), activities, 'activities.')

function findFault(shape: v.GenericSchema, value: unknown, before: string): string | null {
  const read = v.safeParse(shape, value)
  if (read.success) return null
  const [issue] = read.issues
  return `site.config.ts: ${before}${v.getDotPath(issue)}: ${issue.message}.`
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
