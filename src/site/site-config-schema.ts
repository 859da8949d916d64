import * as v from 'valibot'
import { byLanguage } from '../core/languages.ts'
import { storedInstant } from '../core/stored-moment.ts'
import { campaignCodePattern } from '../features/analytics/analytics.rules.ts'
import { campaignSettings } from '../features/campaign/campaign-settings.rules.ts'

const link = v.optional(v.pipe(v.string(), v.url()))
const place = v.pipe(v.string(), v.regex(/^(\/|https:\/\/)/, 'is neither a path nor an address'))
const ownPath = v.pipe(v.string(), v.regex(/^\/[^/\s]\S*$/, 'is not a path of this host'))
const origin = v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/, 'is not an origin such as https://encore.example'))
const platform = v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'is not the name of a platform'))
const addressOfId = v.pipe(v.string(), v.regex(/^https:\/\/[^{]+\{id\}/, 'is not an https URL with {id}'))
const contact = v.pipe(v.string(), v.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'is neither mailto: nor https:'))
const httpsAddress = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'is not an https URL'))
const instant = storedInstant('is not a time with its offset, such as 2026-08-01T10:00:00+08:00')
const boardCount = v.pipe(v.number(), v.integer(), v.minValue(1))
const words = v.pipe(v.string(), v.nonEmpty('is empty'))
const everyLanguage = v.strictObject(byLanguage(() => words))
const networks = { youtube: link, x: link, tiktok: link, facebook: link, instagram: link }
const socialLinks = v.strictObject({ ...networks, survey: link, trailer: link })

const schema = v.strictObject({
  game: v.strictObject({ title: v.pipe(v.string(), v.nonEmpty()) }),
  /** Ids of game and area in the content service: X-GameId and X-AreaId. */
  content: v.strictObject({ gameId: v.pipe(v.string(), v.regex(/^\d+$/)), areaId: v.pipe(v.string(), v.nonEmpty()) }),
  /** Another origin of the content service, which browsers ask; it has to allow this one (CORS). This site's by default. */
  custom_cms_url: v.optional(origin),
  /** The game on the publisher's platform, with the addresses of its services. */
  platform: v.strictObject({
    gameId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    appId: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/, 'is not an id of an app')),
    activityApi: httpsAddress,
    ideApi: httpsAddress,
    languagePack: httpsAddress,
  }),
  /** IANA name of the time zone of dates and of the footer's year. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'is not a time zone')),
  social: v.strictObject(byLanguage(() => socialLinks)),
  /** `{lang}` stands for the page's language; a path stays on this host. */
  links: v.strictObject({
    support: link,
    appStore: link,
    googlePlay: link,
    creatorCode: link,
    creatorHub: link,
    closedBetaRewards: v.optional(place),
    eventPage: v.optional(place),
  }),
  /** Whom finders of a security hole write to, and by which rules: /.well-known/security.txt, missing without it. */
  security: v.optional(v.strictObject({ contact, policy: v.optional(httpsAddress) })),
  /** The campaign that players pre-register for; without one no link leads to its pages. */
  campaign: v.optional(campaignSettings),
  /** Campaign codes (`ecode`) that analytics counts apart; all others are counted together. */
  campaignCodes: v.array(v.pipe(v.string(), v.regex(campaignCodePattern, 'is not a campaign code'))),
  /** Background pictures in place of the drawn stages, by the keys home, back, m10s16/home and so on. */
  backgrounds: v.optional(v.record(v.string(), ownPath)),
  /** Other origins whose pictures articles may show. */
  pictureOrigins: v.array(origin),
  /** Embeds by platform (`{id}` is the video's), further addresses of their videos, and origins of video files. */
  video: v.strictObject({
    embeds: v.record(platform, addressOfId),
    pages: v.record(platform, v.array(addressOfId)),
    fileOrigins: v.array(origin),
  }),
  /** Ids of the running season's new champions, shown on home. */
  newChampions: v.array(v.string()),
  /** Season keys in the order of the picker; the first is the running season. */
  seasons: v.pipe(v.array(v.pipe(v.string(), v.regex(/^m\d+s\d+$/))), v.nonEmpty()),
  /** Least games of a figure that is not greyed out, and of a season that is shown. */
  rankings: v.strictObject({ minimumBoards: boardCount, minimumSeasonBoards: boardCount }),
  /** Without required consent there is no banner. A new revision asks every visitor again. */
  consent: v.strictObject({ required: v.boolean(), revision: v.pipe(v.number(), v.integer()) }),
  /** Part of the user agent of the game's web view. */
  webView: v.strictObject({ marker: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }),
  /** Part of the host name of a test site: test.example.com, encore-test.example.com. */
  testHost: v.strictObject({ marker: v.pipe(v.string(), v.regex(/^[a-z\d]+$/)) }),
  fanNotice: v.pipe(v.string(), v.nonEmpty()),
})

/** `{lang}` in a link stands for the page's language; covers are named in art/recipes/covers.ts. */
const activity = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z\d-]+$/, 'is not an id')),
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

/** Returns the first fault of a site configuration as a sentence that names the field, or null. */
export const findConfigFault = (config: unknown): string | null => findFault(schema, config, '')

/** Returns the first fault of the activities as a sentence that names the field, or null. */
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
