import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  openInstance,
  query,
  type Visitor,
} from '../../../../../e2e/setup/database/campaign.ts'
import { registrationCalls } from '../../registration.contract.ts'
import { countBoth } from '../campaigns.store.ts'
import { deleteRegistrationsOf } from './erasure.store.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
})
afterAll(() => site.db.destroy())

const deleted = (userId: string) => deleteRegistrationsOf(site.db, userId, site.privateData)

let numbers = 0
/** A mobile number of Singapore in a block of its own. */
const newNumber = () => `+659${String(1_000_000 + numbers * 1000 + (numbers++ % 100))}`

async function codeFor(visitor: Visitor, phone: string, purpose: 'pre-register' | 'link-phone' = 'pre-register') {
  const asked = await site.ask(visitor, registrationCalls.requestPhoneCode, { region: 'SG', phone, purpose })
  expect(asked).toMatchObject({ ok: true })
  await site.sendMessages()
  return codeIn(site.messages, phone)
}

const register = (visitor: Visitor, phone: string, code: string) =>
  site.ask(visitor, registrationCalls.preRegister, { region: 'SG', phone, code, terms: true })
const find = (visitor: Visitor) => site.ask(visitor, registrationCalls.findRegistration, {})
const cancel = (visitor: Visitor) => site.ask(visitor, registrationCalls.cancelRegistration, { sure: true })

async function registered(visitor = newVisitor(), phone = newNumber()) {
  expect(await register(visitor, phone, await codeFor(visitor, phone))).toMatchObject({ ok: true })
  return { visitor, phone }
}

async function expectCount(change: number, act: () => Promise<unknown>) {
  const before = await countBoth(site.db, site.campaign.id)
  await act()
  const after = await countBoth(site.db, site.campaign.id)
  expect(after.counted - before.counted).toBe(change)
  expect(after.counted).toBe(after.stored)
}

test('a phone is registered by its code, cancelled, and returns', async () => {
  const visitor = newVisitor()
  const phone = newNumber()
  const code = await codeFor(visitor, phone)
  await expectCount(1, async () => {
    expect(await register(visitor, phone, code)).toMatchObject({
      data: { registration: { state: 'registered', region: 'SG', ending: phone.slice(-2), isOfAccount: false } },
    })
  })
  await expectCount(-1, async () => {
    expect(await cancel(visitor)).toMatchObject({ data: { registration: { state: 'cancelled' } } })
    expect(await cancel(visitor)).toMatchObject({ data: { registration: { state: 'cancelled' } } })
  })
  await site.db.deleteFrom('core_limits').execute()
  await site.db.deleteFrom('core_codes').execute()
  await expectCount(1, async () => {
    expect(await register(visitor, phone, await codeFor(visitor, phone))).toMatchObject({ ok: true })
  })
})

test('a form that is sent twice has one effect and one answer', async () => {
  const visitor = newVisitor()
  const phone = newNumber()
  const code = await codeFor(visitor, phone)
  await expectCount(1, async () => {
    const first = await register(visitor, phone, code)
    expect(await register(visitor, phone, code)).toEqual(first)
  })
})

test('fifty right codes at once from two instances register a phone once', async () => {
  const other = openInstance(site.db, site.campaign, {})
  const visitor = newVisitor()
  const phone = newNumber()
  const code = await codeFor(visitor, phone)
  await expectCount(1, async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? site : other).ask(visitor, registrationCalls.preRegister, { region: 'SG', phone, code, terms: true }),
      ),
    )
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
  })
})

test('twelve browsers with right codes of one phone register it once', async () => {
  const phone = newNumber()
  const visitors = Array.from({ length: 12 }, () => newVisitor())
  const codes: string[] = []
  for (const visitor of visitors) {
    await site.db.deleteFrom('core_limits').execute()
    codes.push(await codeFor(visitor, phone))
  }
  await expectCount(1, async () => {
    const answers = await Promise.all(visitors.map((visitor, n) => register(visitor, phone, codes[n]!)))
    expect(answers.filter((each) => each.ok)).toHaveLength(1)
    expect(new Set(answers.flatMap((each) => (each.ok ? [] : [each.error])))).toEqual(new Set(['phone_registered']))
  })
})

test('a code is good in its browser, for its number and its purpose alone', async () => {
  const visitor = newVisitor()
  const phone = newNumber()
  const code = await codeFor(visitor, phone)
  const wrong = { ok: false, error: 'phone_code_wrong' }
  expect(await register(newVisitor(), phone, code)).toMatchObject(wrong)
  expect(await register(visitor, newNumber(), code)).toMatchObject(wrong)
  const linking = newVisitor({ browser: visitor.browser, userId: await site.newUser() })
  expect(await site.ask(linking, registrationCalls.linkRegistration, { region: 'SG', phone, code })).toMatchObject(
    wrong,
  )
  expect(await register(visitor, phone, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ ok: true })
})

test('a former code is named as such, and page and message share the letter of the newest', async () => {
  const visitor = newVisitor()
  const phone = newNumber()
  const older = await codeFor(visitor, phone)
  await site.db.deleteFrom('core_limits').execute()
  await query(site.url, `update core_codes set asked_at = asked_at - interval '61 s'`)
  const asked = await site.ask(visitor, registrationCalls.requestPhoneCode, { region: 'SG', phone })
  await site.sendMessages()
  expect(asked.ok && site.messages.at(-1)!.text).toContain(`(message ${asked.ok && asked.data.letter})`)
  expect(site.messages.at(-2)!.text).not.toContain(`(message ${asked.ok && asked.data.letter})`)
  const newer = codeIn(site.messages, phone)
  expect(await register(visitor, phone, older)).toMatchObject({
    error: newer === older ? undefined : 'phone_code_older',
  })
  expect(await register(visitor, phone, newer)).toMatchObject({ ok: true })
})

test('a right code for a registered phone says so, and its browser can cancel from then on', async () => {
  const { visitor: former, phone } = await registered()
  const holder = newVisitor()
  await site.db.deleteFrom('core_limits').execute()
  await expectCount(0, async () => {
    expect(await register(holder, phone, await codeFor(holder, phone))).toMatchObject({ error: 'phone_registered' })
  })
  expect(await find(former)).toMatchObject({ data: { registration: null } })
  await expectCount(-1, () => cancel(holder))
})

test('a registration belongs to its browser, and to an account once that proves the phone', async () => {
  const { visitor, phone } = await registered()
  expect(await find(newVisitor())).toMatchObject({ data: { registration: null } })
  const userId = await site.newUser()
  const signedIn = { ...visitor, userId }
  expect(await find(signedIn)).toMatchObject({ data: { registration: { isOfAccount: false } } })
  await site.db.deleteFrom('core_limits').execute()
  const code = await codeFor(signedIn, phone, 'link-phone')
  const linked = await site.ask(signedIn, registrationCalls.linkRegistration, { region: 'SG', phone, code })
  expect(linked).toMatchObject({ data: { registration: { isOfAccount: true } } })
  expect(await find(newVisitor({ userId }))).toMatchObject({ data: { registration: { isOfAccount: true } } })
  expect(await find(visitor)).toMatchObject({ data: { registration: null } })
})

test('a phone that a newer code gave away does not come back with a used one', async () => {
  const { phone } = await registered()
  const rivals = [newVisitor({ userId: await site.newUser() }), newVisitor({ userId: await site.newUser() })] as const
  const link = (rival: Visitor, code: string) =>
    site.ask(rival, registrationCalls.linkRegistration, { region: 'SG', phone, code })
  const codes: string[] = []
  for (const rival of rivals) {
    await site.db.deleteFrom('core_limits').execute()
    codes.push(await codeFor(rival, phone, 'link-phone'))
    const linked = await link(rival, codes.at(-1)!)
    expect(linked).toMatchObject({ ok: true })
    expect(await link(rival, codes.at(-1)!)).toEqual(linked)
  }
  expect(await link(rivals[0], codes[0]!)).toMatchObject({ error: 'phone_code_wrong' })
  expect(await find(rivals[1])).toMatchObject({ data: { registration: { isOfAccount: true } } })
})

test('an account has one phone, and a phone that is not registered can not be taken along', async () => {
  const signedIn = newVisitor({ userId: await site.newUser() })
  await registered(signedIn)
  await site.db.deleteFrom('core_codes').execute()
  const ofBrowser = newNumber()
  expect(await register(signedIn, ofBrowser, await codeFor(signedIn, ofBrowser))).toMatchObject({
    data: { registration: { ending: ofBrowser.slice(-2), isOfAccount: false } },
  })
  const { phone: other } = await registered()
  await site.db.deleteFrom('core_limits').execute()
  const link = async (phone: string) =>
    site.ask(signedIn, registrationCalls.linkRegistration, {
      region: 'SG',
      phone,
      code: await codeFor(signedIn, phone, 'link-phone'),
    })
  expect(await link(other)).toMatchObject({ error: 'account_linked_elsewhere' })
  await site.db.deleteFrom('core_codes').execute()
  expect(await link(newNumber())).toMatchObject({ error: 'not_registered' })
})

test('before the start and after the end nothing is sent, registered or cancelled', async () => {
  const { visitor } = await registered()
  const [late, owner] = [newVisitor(), newVisitor({ userId: await site.newUser() })]
  const phone = newNumber()
  const code = await codeFor(late, phone)
  for (const [phase, error] of [
    ['before', 'event_not_started'],
    ['ended', 'event_ended'],
    ['rewards', 'event_ended'],
    ['over', 'event_ended'],
  ] as const) {
    await site.enter(phase)
    const sent = site.messages.length
    const asked = await site.ask(newVisitor(), registrationCalls.requestPhoneCode, { region: 'SG', phone: newNumber() })
    expect(asked).toMatchObject({ error })
    expect(await register(late, phone, code)).toMatchObject({ error })
    expect(await cancel(visitor)).toMatchObject({ error })
    const link = { region: 'SG', phone: newNumber(), purpose: 'link-phone' } as const
    const linking = await site.ask(owner, registrationCalls.requestPhoneCode, link)
    expect(linking).toMatchObject(phase === 'before' || phase === 'over' ? { error } : { ok: true })
    expect(site.messages).toHaveLength(sent)
  }
  await site.enter('open')
  expect(await register(late, phone, code)).toMatchObject({ ok: true })
})

test('numbers are refused with their fault, before anything is sent', async () => {
  const request = (region: string, phone: string) =>
    site.ask(newVisitor(), registrationCalls.requestPhoneCode, { region, phone })
  expect(await request('ID', '+62 812-3456-789')).toMatchObject({ error: 'region_unavailable' })
  expect(await request('SG', '6123 4567')).toMatchObject({ error: 'phone_not_mobile' })
  expect(await request('TH', '+65 9123 4567')).toMatchObject({ error: 'phone_of_other_region' })
  expect(await request('MY', 'call me')).toMatchObject({ error: 'phone_invalid' })
})

test('a cancelled registration leaves room for another phone, and its account’s deletion erases both', async () => {
  const visitor = newVisitor({ userId: await site.newUser() })
  await registered(visitor)
  expect(await cancel(visitor)).toMatchObject({ data: { registration: { state: 'cancelled', isOfAccount: false } } })
  await site.db.deleteFrom('core_codes').execute()
  const { phone } = await registered(visitor)
  expect(await find(visitor)).toMatchObject({ data: { registration: { ending: phone.slice(-2), isOfAccount: true } } })
  await deleted(visitor.userId!)
  const left = 'select 1 from campaign_registrations where browser_digest = $1'
  expect(await query(site.url, left, [visitor.browser])).toEqual([])
})

test('a phone that is registered while its account is deleted is registered afterwards', async () => {
  for (let round = 0; round < 8; round++) {
    const userId = await site.newUser()
    const { phone } = await registered(newVisitor({ userId }))
    const holder = newVisitor()
    await site.db.deleteFrom('core_limits').execute()
    const code = await codeFor(holder, phone)
    await expectSound(() => Promise.all([deleted(userId), register(holder, phone, code)]))
    expect(await find(holder)).toMatchObject({ data: { registration: { state: 'registered' } } })
  }
})

/** Runs changes after which the count is right and every number in use belongs to a registration with its phone. */
async function expectSound(act: () => Promise<unknown>) {
  await act()
  const { counted, stored } = await countBoth(site.db, site.campaign.id)
  expect(counted).toBe(stored)
  const lost = `select 1 from campaign_phones join campaign_registrations using (registration_id) where phone_sealed is null`
  expect(await query(site.url, lost)).toEqual([])
}

test('a new key finds phones of the old one, and instances with keys in either order keep a phone unique', async () => {
  const { phone } = await registered()
  const rotated = openInstance(site.db, site.campaign, { keys: ['new', 'test'] })
  const former = openInstance(site.db, site.campaign, { keys: ['test', 'new'] })
  const codeOf = async (instance: typeof rotated, visitor: Visitor, number: string) => {
    await site.db.deleteFrom('core_limits').execute()
    await instance.ask(visitor, registrationCalls.requestPhoneCode, { region: 'SG', phone: number })
    await instance.sendMessages()
    return codeIn(instance.messages, number)
  }
  const preRegister = (instance: typeof rotated, visitor: Visitor, number: string, code: string) =>
    instance.ask(visitor, registrationCalls.preRegister, { region: 'SG', phone: number, code, terms: true })
  const visitor = newVisitor()
  const known = await preRegister(rotated, visitor, phone, await codeOf(rotated, visitor, phone))
  expect(known).toMatchObject({ error: 'phone_registered' })
  const fresh = newNumber()
  const visitors = [newVisitor(), newVisitor()]
  const codes = [await codeOf(rotated, visitors[0]!, fresh), await codeOf(former, visitors[1]!, fresh)]
  await expectCount(1, async () => {
    const answers = await Promise.all([
      preRegister(rotated, visitors[0]!, fresh, codes[0]!),
      preRegister(former, visitors[1]!, fresh, codes[1]!),
    ])
    expect(answers.filter((each) => each.ok)).toHaveLength(1)
  })
})
