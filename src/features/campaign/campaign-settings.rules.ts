import * as v from 'valibot'
import { byLanguage } from '#src/core/languages.ts'
import { storedInstant } from '#src/core/stored-moment.ts'
import { campaignRegions, milestoneLevels, prizeModes } from './campaign.rules.ts'
import { prizeTiers, rollNumbers } from './draw/draw.rules.ts'

const instant = storedInstant('is not a time with its offset, such as 2026-08-01T10:00:00+08:00')
const titles = v.strictObject(byLanguage(() => v.pipe(v.string(), v.nonEmpty('is empty'))))
const id = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d-]{0,39}$/, 'is not an id of a-z, 0-9 and hyphens'))
const whole = (least: number) => v.pipe(v.number(), v.integer('is not a whole number'), v.minValue(least))

const instants = v.pipe(
  v.strictObject({ startsAt: instant, endsAt: instant, rewardsFrom: instant }),
  v.check(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), 'ends before it starts'),
  v.check(({ endsAt, rewardsFrom }) => Date.parse(endsAt) <= Date.parse(rewardsFrom), 'has rewards before its end'),
)

const region = v.pipe(
  v.strictObject({
    id: v.picklist(campaignRegions),
    prizes: v.picklist(prizeModes),
    /** Number of the permit of a draw. */
    permit: v.optional(v.string()),
    leastAge: whole(0),
    /** The sender that messages show. */
    sender: v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(15)),
    /** Price of a message, and what a day of them may cost, in thousandths of the operator's currency. */
    messagePrice: whole(1),
    dailyBudget: whole(1),
  }),
  v.check(
    ({ messagePrice, dailyBudget }) => messagePrice <= dailyBudget,
    'has a budget below the price of one message',
  ),
)

const milestone = v.strictObject({ count: whole(1), reward: v.strictObject({ id, title: titles }) })

const prize = v.strictObject({
  tier: v.picklist(prizeTiers),
  id,
  title: titles,
  /** Name of its picture below `act/prizes`. */
  picture: id,
  stock: whole(0),
  /** Chance of one draw in parts per million. */
  rate: whole(1),
})

/** A campaign of `site.config.ts`. */
export const campaignSettings = v.strictObject({
  id,
  title: titles,
  /** Key of the season that it introduces. */
  season: v.string(),
  /** A demonstration starts with the first start of a site; production has none. */
  schedule: v.union([v.literal('demonstration'), instants], 'is neither "demonstration" nor its three instants'),
  regions: v.pipe(
    v.array(region),
    v.nonEmpty('is empty'),
    v.check((all) => new Set(all.map(({ id: own }) => own)).size === all.length, 'names a region twice'),
  ),
  milestones: v.pipe(
    v.array(milestone),
    v.length(milestoneLevels, `needs ${milestoneLevels} milestones`),
    v.check((all) => all.every(({ count }, n) => n === 0 || count > all[n - 1]!.count), 'has counts that do not grow'),
  ),
  squads: v.strictObject({
    /** Seats of a squad. */
    size: v.pipe(whole(2), v.maxValue(20)),
    /** Days for which an invitation can be used after it was last shared. */
    invitationDays: whole(1),
    /** Attempts to draw for creating a squad, for joining one, and for each member once it is full. */
    attempts: v.strictObject({ create: whole(0), join: whole(0), full: whole(0) }),
  }),
  /** Prizes of the draw by tier; what their rates leave is "thank you". */
  prizes: v.pipe(
    v.array(prize),
    v.nonEmpty('is empty'),
    v.check((all) => all.every(({ tier }, n) => n === 0 || tier > all[n - 1]!.tier), 'has tiers that do not grow'),
    v.check((all) => all.reduce((sum, { rate }) => sum + rate, 0) < rollNumbers, 'has rates of a million or more'),
  ),
  /** The public event yet to come whose value the rolls depend on; a demonstration has a fixed value instead. */
  beacon: v.strictObject({ name: titles }),
  /** Messages to all numbers in an hour. */
  messagesPerHour: whole(1),
  /** Id of a video of a platform of `video.embeds`. */
  trailer: v.optional(v.strictObject({ platform: v.string(), id: v.string() })),
})
export type CampaignSettings = v.InferOutput<typeof campaignSettings>
