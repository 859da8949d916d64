import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { tablesWith } from './setup/database/dump.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { check } from './setup/site/account-site.ts'
import { answerThere, ChannelSite, channelsIn, destinationOf, expectFailure } from './setup/site/channel-site.ts'

let site: ChannelSite
beforeAll(async () => {
  site = await ChannelSite.open()
})
afterAll(() => site.close())
afterEach(() => {
  for (const provider of [site.provider, site.otherProvider]) provider.manner = 'works'
})

const cancelled: Record<Language, string> = {
  en: 'You didn’t sign in there.',
  zh: '登录已取消',
  th: 'คุณยกเลิกการเข้าสู่ระบบ',
  ms: 'Log masuk dibatalkan.',
}
const failed: Record<Language, string> = {
  en: 'Login error, contact support.',
  zh: '登录出错，请联系客服。',
  th: 'เข้าสู่ระบบไม่สำเร็จ โปรดติดต่อฝ่ายช่วยเหลือ',
  ms: 'Ralat log masuk, hubungi pasukan sokongan.',
}

describe('a way back that is not in order signs nobody in:', () => {
  test.each(languages)('of a player who cancelled, in %s', async (language) => {
    const client = new FormClient(site.origin)
    const returnURL = returnTextOf(`${site.origin}/${language}/guide`)
    const there = destinationOf(await site.press(client, 6, { terms: 'yes', returnURL }, language))
    const callback = await answerThere(there, { cancel: 'yes' })
    const page = await expectFailure(await client.get(callback), 400, cancelled[language])
    expect(page).toContain(`value="${returnURL}"`)
    await expectFailure(await client.get(callback), 400, failed[language])
  })

  test('with a state that nobody was given', async () => {
    const client = new FormClient(site.origin)
    const callback = await site.callback(client, 6, 'wrong state')
    for (const state of ['x', '', 'x'.repeat(4000)]) {
      await expectFailure(await client.get(callback.replace(/state=[^&]*/, `state=${state}`)), 400, failed.en)
    }
    await expectFailure(await client.get(callback.replace(/state=[^&]*&?/, '')), 400, failed.en)
    expect((await client.get(callback)).status).toBe(303)
  })

  test('a second time, of however many at one moment', async () => {
    const client = new FormClient(site.origin)
    const callback = await site.callback(client, 6, 'replayed')
    expect((await client.head(callback)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get(callback)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(400)])
  })

  test('in another browser', async () => {
    const [client, thief] = [new FormClient(site.origin), new FormClient(site.origin)]
    const callback = await site.callback(client, 6, 'robbed')
    await thief.get('/auth/login')
    await expectFailure(await thief.get(callback), 400, failed.en)
    expect((await client.get(callback)).status).toBe(303)
  })

  test('at another channel', async () => {
    const client = new FormClient(site.origin)
    const callback = await site.callback(client, 6, 'mixed up')
    await expectFailure(await client.get(callback.replace('callback/6', 'callback/4')), 400, failed.en)
    expect((await client.get(callback)).status).toBe(303)
  })

  test('after ten minutes', async () => {
    const client = new FormClient(site.origin)
    const callback = await site.callback(client, 6, 'late')
    await query(
      site.url,
      "update account_trips set expires_at = expires_at - interval '10 minutes 1 second' where used_at is null",
    )
    await expectFailure(await client.get(callback), 400, failed.en)
  })

  test('with the id token of another trip', async () => {
    site.provider.manner = 'mixes up nonces'
    const client = new FormClient(site.origin)
    await expectFailure(await client.get(await site.callback(client, 6, 'another')), 400, failed.en)
    await expectLog('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
  })

  test('with an id token that the provider has not signed', async () => {
    site.provider.manner = 'spoils signatures'
    const client = new FormClient(site.origin)
    await expectFailure(await client.get(await site.callback(client, 6, 'forged')), 400, failed.en)
  })

  test('anew, where the provider lets in whom it knows without asking', async () => {
    site.provider.manner = 'asks nobody anew'
    const client = new FormClient(site.origin)
    await expectFailure(await client.get(await site.callback(client, 6, 'known', { fresh: 'yes' })), 400, failed.en)
    expect(site.site.output()).toContain('the provider did not ask again')
    expect((await client.get(await site.callback(client, 6, 'known'))).status).toBe(303)
  })

  test('at a provider of OAuth 2 alone that does not tell who somebody is, or refuses to', async () => {
    for (const manner of ['tells nobody', 'fails'] as const) {
      const client = new FormClient(site.origin)
      const callback = await site.callback(client, 9, 'unknown')
      site.otherProvider.manner = manner
      const [status, sentence] = manner === 'fails' ? [503, 'System busy, please try later.'] : [400, failed.en]
      await expectFailure(await client.get(callback), Number(status), String(sentence))
    }
    expect(await query(site.url, 'select 1 from account_identities where channel = 9')).toEqual([])
  })

  test('of whom the log and the database say nothing that others could read', async () => {
    await site.signedIn(6, 'canary-of-the-subjects')
    expect(await tablesWith(site.url, 'canary-of-the-subjects')).toEqual([])
    expect(site.site.output()).not.toMatch(/canary|code=|state=|10\.\d+\.\d+\.1/)
  })
})

describe('a provider that is down', () => {
  test.each(['is away', 'is silent', 'fails'] as const)(
    'keeps nobody from the page and is told of in time, when it %s',
    async (manner) => {
      const own = await ChannelSite.open()
      own.provider.manner = manner
      const client = new FormClient(own.origin)
      expect(channelsIn(await (await client.get('/auth/login?lang=en')).text())).toEqual(['4', '6', '9', '15'])
      const from = Date.now()
      await expectFailure(await own.press(client, 6), 503, 'System busy, please try later.')
      expect(Date.now() - from).toBeLessThan(5000)
      own.provider.manner = 'works'
      const callback = await own.callback(client, 6, 'patient')
      own.provider.manner = manner
      const then = Date.now()
      await expectFailure(await client.get(callback), 503, 'System busy, please try later.')
      expect(Date.now() - then).toBeLessThan(5000)
      own.provider.manner = 'works'
      expect(await check(await own.signedIn(6, 'patient'))).toMatchObject({ ret: 0, channelid: 6 })
      expect(own.provider.asked.filter((path) => path.startsWith('/.well-known/'))).toHaveLength(2)
      await own.close()
    },
  )
})

const expectLog = (reason: string) =>
  expect
    .poll(() => site.site.output())
    .toMatch(new RegExp(`"channel":6,"reason":"${reason}".*a sign-in at a provider failed`))
