import { expect, test } from 'vitest'
import { activities, config } from '../../site.config.ts'
import { findActivityFault, findConfigFault } from './site-config-schema.ts'

const campaign = config.campaign!
const schedule = {
  startsAt: '2026-06-10T10:00:00+08:00',
  endsAt: '2026-08-07T10:00:00+08:00',
  rewardsFrom: '2026-08-08T10:00:00+08:00',
}
const [first, ...others] = campaign.regions

test('the configuration of the project is valid, with a campaign and without one', () => {
  expect(findConfigFault(config)).toBe(null)
  expect(findConfigFault({ ...config, campaign: { ...campaign, schedule } })).toBe(null)
  expect(findConfigFault({ ...config, campaign: undefined })).toBe(null)
})

test.each([
  [{ schedule: { ...schedule, startsAt: '7 August' } }, 'schedule.startsAt: is not a time with its offset'],
  [{ schedule: { ...schedule, endsAt: schedule.startsAt } }, 'schedule: ends before it starts'],
  [{ schedule: { ...schedule, rewardsFrom: schedule.startsAt } }, 'schedule: has rewards before its end'],
  [{ schedule: 'soon' }, 'schedule: is neither "demonstration" nor its three instants'],
  [{ regions: [first, first] }, 'regions: names a region twice'],
  [{ regions: [{ ...first, dailyBudget: 1 }, ...others] }, 'regions.0: has a budget below the price of one message'],
  [{ milestones: campaign.milestones.slice(1) }, 'milestones: needs 5 milestones'],
  [{ prizes: campaign.prizes.toReversed() }, 'prizes: has tiers that do not grow'],
  [{ prizes: [{ ...campaign.prizes[0], rate: 1_000_000 }] }, 'prizes: has rates of a million or more'],
  [{ milestones: campaign.milestones.toReversed() }, 'milestones: has counts that do not grow'],
])('the refusal of %o names the field', (wrong, fault) => {
  expect(findConfigFault({ ...config, campaign: { ...campaign, ...wrong } })).toContain(
    `site.config.ts: campaign.${fault}`,
  )
})

test('a campaign code that needs escaping in an address is refused', () => {
  const fault = 'site.config.ts: campaignCodes.1: is not a campaign code.'
  expect(findConfigFault({ ...config, campaignCodes: ['launch-trailer', 'two words'] })).toBe(fault)
})

test.each(['security@encore.example', 'http://encore.example/report', 'mailto:one@encore.example\nContact: two'])(
  'the contact for security %o is refused',
  (contact) => {
    const fault = 'site.config.ts: security.contact: is neither mailto: nor https:.'
    expect(findConfigFault({ ...config, security: { contact } })).toBe(fault)
  },
)

test('the contact for security may be a mail address or a page, and may be missing', () => {
  for (const contact of ['mailto:security@encore.example', 'https://encore.example/report']) {
    expect(findConfigFault({ ...config, security: { contact, policy: 'https://encore.example/policy' } })).toBe(null)
  }
  expect(findConfigFault({ ...config, security: undefined })).toBe(null)
})

test('the activities of the project are valid, and a refusal of a wrong one names its field', () => {
  expect(findActivityFault(activities)).toBe(null)
  const [first] = activities
  const faultOf = (wrong: object) => findActivityFault([first, { ...first, ...wrong }])
  expect(faultOf({ endsAt: first!.startsAt })).toBe('site.config.ts: activities.1: ends before it starts.')
  expect(faultOf({ title: { ...first!.title, th: '' } })).toBe('site.config.ts: activities.1.title.th: is empty.')
  expect(faultOf({ link: 'news' })).toBe('site.config.ts: activities.1.link: is neither a path nor an address.')
})

test.each([
  [{ platform: { gameId: '30051' } }, 'platform.appId: '],
  [
    { platform: { ...config.platform, activityApi: 'http://example.com/' } },
    'platform.activityApi: is not an https URL',
  ],
  [{ backgrounds: { home: '//example.com/a.jpg' } }, 'backgrounds.home: is not a path of this host'],
  [{ custom_cms_url: 'https://example.com/path' }, 'custom_cms_url: is not an origin'],
  [{ social: { ...config.social, th: { survey: 'survey' } } }, 'social.th.survey: '],
])('the refusal of %o names the setting', (wrong, fault) => {
  expect(findConfigFault({ ...config, ...wrong })).toContain(`site.config.ts: ${fault}`)
})
