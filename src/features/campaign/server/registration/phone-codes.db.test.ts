import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  openInstance,
  query,
  type Visitor,
} from '../../../../../e2e/setup/database/campaign.ts'
import { config } from '../../../../../site.config.ts'
import { freeActs } from '../../../account/captcha.rules.ts'
import { blockLimit, conversionFloor, numberLimits, reservedLimits } from '../../phone-limits.rules.ts'
import { registrationCalls } from '../../registration.contract.ts'

/** Messages to Singapore by their money, and to all numbers. */
const [ofCountry, ofAll] = [25, 40]
const [singapore, malaysia, thailand] = config.campaign!.regions as [Region, Region, Region]
type Region = NonNullable<typeof config.campaign>['regions'][number]

let site: CampaignSite
let instances: Pick<CampaignSite, 'ask'>[]
beforeAll(async () => {
  const regions = [{ ...singapore, messagePrice: 40, dailyBudget: 40 * ofCountry + 39 }, malaysia, thailand]
  site = await openCampaignSite(inject('databaseUrl'), { settings: { regions, messagesPerHour: ofAll } })
  instances = [site, openInstance(site.db, site.campaign, {})]
})
afterAll(() => site.db.destroy())
beforeEach(() => clear('core_limits, core_codes, campaign_messages, account_code_entries'))

const clear = (tables: string) => query(site.url, `truncate ${tables}`)
/** Lets the time of a database's tables pass. */
const pass = async (time: string) => {
  await query(site.url, `update core_limits set ends_at = ends_at - interval '${time}'`)
  // by way of the far past: a row must not meet one that is about to be moved as well
  await query(site.url, `update campaign_messages set since = since - interval '${time}' - interval '100000 days'`)
  await query(site.url, "update campaign_messages set since = since + interval '100000 days'")
}

/** Requests a code from two instances in turn, each time from another browser and network. */
let requests = 0
const request = (phone: string, region = 'SG', visitor = newVisitor()) =>
  instances[requests++ % 2]!.ask(visitor, registrationCalls.requestPhoneCode, { region, phone })

/** Registers a number. Returns what sends its form once more. */
async function register(visitor: Visitor, phone: string) {
  await request(phone, 'SG', visitor)
  await site.sendMessages()
  const code = codeIn(site.messages, phone)
  const enter = () => site.ask(visitor, registrationCalls.preRegister, { region: 'SG', phone, code, terms: true })
  expect(await enter()).toMatchObject({ ok: true })
  return enter
}

const singaporean = (n: number) => `+659${String(1_000_000 + n * 1000)}`
const thai = (n: number) => `+668${String(10_000_000 + n * 1000)}`

test('one number gets a message a minute, five an hour and ten a day', async () => {
  const phone = singaporean(0)
  const { hour, day } = numberLimits
  for (let n = 0; n < day.most; n++) {
    if (n === hour.most) {
      expect(await request(phone)).toMatchObject({ error: 'too_many_codes' })
      await pass('1 hour')
    }
    expect(await request(phone)).toMatchObject({ ok: true })
    expect(await request(phone)).toMatchObject({ error: 'too_many_codes', detail: expect.stringMatching(/^(60|5\d)$/) })
    await pass('61 s')
  }
  await pass('1 hour')
  expect(await request(phone)).toMatchObject({ error: 'too_many_codes' })
  await pass('24 hours')
  expect(await request(phone)).toMatchObject({ ok: true })
})

test('strangers can not use up the messages of the browser that proved a number', async () => {
  const visitor = newVisitor()
  const phone = singaporean(1)
  await register(visitor, phone)
  await clear('core_limits, core_codes')
  for (let n = 0; n < numberLimits.hour.most; n++) {
    expect(await request(phone)).toMatchObject({ ok: true })
    await pass('61 s')
  }
  await clear('core_codes, campaign_messages')
  const requestProven = async () => {
    await query(site.url, `update core_codes set asked_at = asked_at - interval '61 s'`)
    return request(phone, 'SG', newVisitor({ browser: visitor.browser }))
  }
  const { hour, day } = reservedLimits
  for (let n = 1; n <= day.most; n++) {
    expect(await request(phone)).toMatchObject({ error: 'too_many_codes' })
    expect(await requestProven()).toMatchObject({ ok: true })
    expect(await requestProven()).toMatchObject({ error: 'too_many_codes' })
    await query(site.url, `update core_limits set ends_at = now() where key like 'proven-phone-minute:%'`)
    if (n % hour.most > 0) continue
    expect(await requestProven()).toMatchObject({ error: 'too_many_codes' })
    await query(site.url, `update core_limits set ends_at = now() where key like 'proven-phone-hour:%'`)
  }
  expect(await requestProven()).toMatchObject({ error: 'too_many_codes' })
})

test('a message that its country refuses is not charged to its number', async () => {
  for (let n = 0; n < ofCountry; n++) await request(singaporean(n))
  await clear('core_limits')
  for (let n = 0; n <= numberLimits.hour.most; n++) {
    expect(await request(singaporean(ofCountry))).toMatchObject({ error: 'too_many_requests' })
  }
  expect(await query(site.url, `select key from core_limits where key like 'phone-%' and counted > 0`)).toEqual([])
})

test('a block of a thousand numbers gets twenty messages in ten minutes', async () => {
  for (let n = 0; n < blockLimit.most; n++) {
    expect(await request(`+6591234${String(n * 50).padStart(3, '0')}`)).toMatchObject({ ok: true })
  }
  const refused = await request('+6591234999')
  expect(refused).toMatchObject({ error: 'too_many_requests' })
  expect(Number((refused as { detail: string }).detail)).toBeLessThanOrEqual(blockLimit.seconds)
  expect(await request('+6591235999')).toMatchObject({ ok: true })
  await query(site.url, 'update campaign_messages set used = sent')
  await pass('11 minutes')
  expect(await request('+6591234998')).toMatchObject({ ok: true })
})

test('a country gets the messages that its money of a day pays for, and others are not held up', async () => {
  for (let n = 0; n < ofCountry; n++) expect(await request(singaporean(n))).toMatchObject({ ok: true })
  expect(await request(singaporean(ofCountry))).toMatchObject({ error: 'too_many_requests' })
  expect(await request(thai(0), 'TH')).toMatchObject({ ok: true })
  await pass('24 hours')
  expect(await request(singaporean(ofCountry + 1))).toMatchObject({ ok: true })
})

test('all numbers together get their messages of an hour', async () => {
  for (let n = 0; n < ofAll; n++) expect(await request(thai(n), 'TH')).toMatchObject({ ok: true })
  expect(await request(thai(ofAll), 'TH')).toMatchObject({ error: 'too_many_requests' })
  await pass('61 minutes')
  expect(await request(thai(ofAll + 1), 'TH')).toMatchObject({ ok: true })
})

test('a refused message is charged to no other limit, and parallel requests pass none', async () => {
  const answers = await Promise.all(Array.from({ length: ofCountry + 5 }, (_, n) => request(singaporean(n))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(ofCountry)
  const sums = await query(site.url, `select sum(sent)::int as sent from campaign_messages where scope = 'all'`)
  expect(sums).toEqual([{ sent: ofCountry }])
})

test('a network that asks often needs a captcha, and can go on with one', async () => {
  const visitor = () => newVisitor({ address: '203.0.113.7' })
  for (let n = 0; n < freeActs.most; n++) {
    expect(await request(singaporean(n), 'SG', visitor())).toMatchObject({ ok: true })
  }
  expect(await request(singaporean(9), 'SG', visitor())).toMatchObject({ error: 'captcha_due' })
  expect(await request(singaporean(9), 'SG', newVisitor({ address: '203.0.114.7' }))).toMatchObject({ ok: true })
})

test('where few codes are used, a message needs a captcha whatever its network', async () => {
  const { block, country } = conversionFloor.fewest
  for (let n = 0; n < block; n++) expect(await request(`+669123410${n}0`, 'TH')).toMatchObject({ ok: true })
  await pass('3 minutes')
  expect(await request('+66912341999', 'TH')).toMatchObject({ error: 'captcha_due' })
  expect(await request(thai(1), 'TH')).toMatchObject({ ok: true })
  await query(site.url, `insert into campaign_messages values ('country:MY', now() - interval '5 min', ${country}, 0)`)
  expect(await request('012-345 6789', 'MY')).toMatchObject({ error: 'captcha_due' })
  await query(site.url, `update campaign_messages set used = ${country} where scope = 'country:MY'`)
  expect(await request('012-345 6789', 'MY')).toMatchObject({ ok: true })
})

test('a used code counts for its block and country, once however often its form is sent', async () => {
  const visitor = newVisitor()
  const enter = await register(visitor, singaporean(0))
  for (let time = 1; time <= 2; time++) expect(await enter()).toMatchObject({ ok: true })
  const counts = `select sum(sent)::int as sent, sum(used)::int as used from campaign_messages where scope <> 'all'`
  const counted = await query(site.url, `${counts} group by scope`)
  expect(counted).toEqual([
    { sent: 1, used: 1 },
    { sent: 1, used: 1 },
  ])
})

test('after a failed message no answer says that a code was sent', async () => {
  const visitor = newVisitor()
  expect(await request(singaporean(4), 'SG', visitor)).toMatchObject({ ok: true })
  expect(await request(singaporean(4), 'SG', visitor)).toMatchObject({ error: 'code_sent_lately' })
  await query(site.url, 'update core_codes set failed_at = now()')
  expect(await request(singaporean(4), 'SG', visitor)).toMatchObject({ error: 'message_not_sent' })
})

test('without its counts no message leaves', async () => {
  await query(site.url, 'alter table campaign_messages rename to campaign_messages_away')
  const failing = request(singaporean(0))
  await expect(failing).rejects.toThrow('campaign_messages')
  await query(site.url, 'alter table campaign_messages_away rename to campaign_messages')
  expect(await query(site.url, 'select 1 from core_codes')).toEqual([])
})

test('known and unknown numbers get the same answers to every request', async () => {
  const phone = singaporean(2)
  await register(newVisitor(), phone)
  await pass('2 minutes')
  const [known, unknown] = [await request(phone), await request(singaporean(1))]
  expect(known).toEqual(unknown)
  const wrong = (number: string) =>
    site.ask(newVisitor(), registrationCalls.preRegister, { region: 'SG', phone: number, code: '000000', terms: true })
  expect(await wrong(phone)).toEqual(await wrong(singaporean(3)))
})
