import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { findings } from './setup/browser/axe.ts'
import { hydrate, phone, visit } from './setup/browser/browser.ts'
import { storeArticle } from './setup/data/articles.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient, newNetwork } from './setup/peers/form-client.ts'
import { check } from './setup/site/account-site.ts'
import {
  begin,
  ChannelSite,
  channelsIn,
  dataKey,
  destinationOf,
  expectFailure,
  labels,
} from './setup/site/channel-site.ts'

let site: ChannelSite
beforeAll(async () => {
  site = await ChannelSite.open()
})
afterAll(() => site.close())

const words: Record<Language, { button: string; user: string; elsewhere: string }> = {
  en: {
    button: 'Continue with Searchlight',
    user: 'Searchlight User',
    elsewhere: 'To sign in with Searchlight or Chirper, open this site in your browser.',
  },
  zh: {
    button: '使用Searchlight登录',
    user: 'Searchlight用户',
    elsewhere: '想用Searchlight或Chirper登录？请在浏览器中打开本站。',
  },
  th: {
    button: 'เข้าสู่ระบบด้วย Searchlight',
    user: 'ผู้ใช้ Searchlight',
    elsewhere: 'หากต้องการเข้าสู่ระบบด้วย Searchlight หรือ Chirper ให้เปิดเว็บนี้ในเบราว์เซอร์',
  },
  ms: {
    button: 'Teruskan dengan Searchlight',
    user: 'Pengguna Searchlight',
    elsewhere: 'Untuk log masuk dengan Searchlight atau Chirper, buka laman ini dalam pelayar anda.',
  },
}

const like: Record<Language, string> = { en: 'Like', zh: '点赞', th: 'ถูกใจ', ms: 'Suka' }

const inGame = { 'user-agent': 'Mozilla/5.0 MSDK/5.2' }
const signInPage = async (client: FormClient, language: Language, headers = {}) =>
  (await client.get(`/auth/login?lang=${language}`, headers)).text()

describe('the sign-in page', () => {
  test.each(languages)(
    'shows the providers that are set up, and in the game sends to a browser, in %s',
    async (language) => {
      const { button, elsewhere } = words[language]
      const client = new FormClient(site.origin)
      const page = await signInPage(client, language)
      expect(page).toContain(button)
      expect(channelsIn(page)).toEqual(['4', '6', '9', '15'])
      expect(page).not.toContain(elsewhere)
      const inTheGame = await signInPage(client, language, inGame)
      expect(inTheGame).toContain(elsewhere)
      expect(channelsIn(inTheGame)).toEqual(['4', '15'])
      const returnURL = returnTextOf(`${site.origin}/${language}/?isInMSDK=True`)
      const marked = await client.get(`/auth/login?${new URLSearchParams({ returnURL, lang: language })}`)
      expect(channelsIn(await marked.text())).toEqual(['4', '15'])
    },
  )

  test.each(languages)('so does the form over the page, and leads there, in %s', async (language) => {
    const { button, elsewhere } = words[language]
    await storeArticle(site.url, { id: `over-${language}`, html: '<p>Much liked</p>' })
    const path = `/${language}/static/over-${language}.html`
    const openForm = async (more: object) => {
      const { page } = await visit(path, { ...phone, origin: site.origin, ...more })
      await page.locator('main').getByRole('link', { name: like[language], exact: true }).click()
      return { page, dialog: page.getByRole('dialog') }
    }
    const { page, dialog } = await openForm({ bypassCSP: true })
    await dialog.getByRole('button', { name: button }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: button }).click()
    await page.waitForURL(`${site.provider.origin}/interaction/**`)
    await page.locator('input[name=subject]').fill(`over ${language}`)
    await page.getByRole('button', { name: 'Let me in' }).click()
    await page.waitForURL(site.origin + path)
    await page.getByRole('button', { name: like[language] }).waitFor()
    const { dialog: inTheGame } = await openForm({ userAgent: inGame['user-agent'] })
    await inTheGame.getByText(elsewhere).waitFor()
    expect(await inTheGame.locator('[formaction]').count()).toBe(2)
  })

  test('of a site without providers shows none and takes nobody back from one', async () => {
    const client = new FormClient(inject('origin'))
    expect(channelsIn(await signInPage(client, 'en'))).toEqual([])
    expect((await client.post('/auth/login/channel/6?lang=en', { terms: 'yes' })).status).toBe(400)
    expect((await client.get('/auth/callback/6?code=x&state=x')).status).toBe(404)
    expect((await site.press(new FormClient(site.origin), 7)).status).toBe(400)
  })

  test('sends nobody to a provider who has not agreed to the terms, or is in the game', async () => {
    const client = new FormClient(site.origin)
    const countAuthRequests = async () => (await query(site.url, 'select from account_trips')).length
    const before = await countAuthRequests()
    const unticked = await site.press(client, 6, { email: 'ann@players.example' })
    expect([unticked.status, unticked.headers.get('refresh')]).toEqual([400, null])
    const page = await unticked.text()
    expect(page).toContain('Please check the box to continue.')
    expect(page).toContain('value="ann@players.example"')
    const returnURL = returnTextOf(`${site.origin}/en/?isInMSDK=True`)
    const refused = await site.press(client, 6, { terms: 'yes', returnURL })
    expect([refused.status, refused.headers.get('refresh')]).toEqual([400, null])
    expect(await countAuthRequests()).toBe(before)
  })

  test.each(languages)('is met with no finding, with its providers, in %s', async (language) => {
    const { page } = await visit(`/auth/login?lang=${language}`, {
      ...phone,
      ready: false,
      bypassCSP: true,
      origin: site.origin,
    })
    expect(await findings(page)).toEqual([])
    await page.setExtraHTTPHeaders(inGame)
    await page.goto(`${site.origin}/auth/login?lang=${language}`)
    expect(await findings(page)).toEqual([])
  })
})

describe('a player on a phone', () => {
  test.each(languages)(
    'signs in at a provider and comes back to the page, known by its label, in %s',
    async (language) => {
      const { button, user } = words[language]
      const returnURL = returnTextOf(`${site.origin}/${language}/news?label=dev`)
      const { page, seen } = await visit(`/auth/login?${new URLSearchParams({ returnURL, lang: language })}`, {
        ...phone,
        ready: false,
        origin: site.origin,
        extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
      })
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: button }).click()
      await page.locator('input[name=subject]').fill(`somebody in ${language}`)
      await page.getByRole('button', { name: 'Let me in' }).click()
      await page.waitForURL(`${site.origin}/${language}/news?label=dev`)
      await hydrate(page)
      await page.getByText(user).first().waitFor({ state: 'attached' })
      expect([seen.errors, seen.violations]).toEqual([[], []])
    },
  )

  test('who turns back at the provider may choose another way', async () => {
    const { page } = await visit('/auth/login?lang=en', {
      ...phone,
      ready: false,
      origin: site.origin,
      extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
    })
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: words.en.button }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alert').getByText('You didn’t sign in there.').waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
    await page.waitForURL(`${site.origin}/en/`)
    await hydrate(page)
    await page.getByText('Tourist User').first().waitFor({ state: 'attached' })
  })
})

describe('without script', () => {
  test.each([4, 6, 9, 15] as const)(
    'a player signs in by channel %d, and comes back to an address of hash style',
    async (channel) => {
      const client = new FormClient(site.origin)
      const back = `${site.origin}/th/#/books/equip?season=m15s16`
      const arrived = await client.get(
        await site.callback(client, channel, 'nobody else', { returnURL: returnTextOf(back) }),
      )
      expect(arrived.headers.get('cache-control')).toBe('no-store')
      const { hash } = new URL(arrived.headers.get('location')!)
      const result = new URL(hash.slice(1), site.origin)
      expect([result.pathname, result.searchParams.get('season')]).toEqual(['/books/equip', 'm15s16'])
      const state = JSON.parse(result.searchParams.get('state')!)
      expect(state.channelid).toBe(channel)
      await begin(client, { code: result.searchParams.get('code')!, state })
      const channelLabel = labels[channel]
      expect(await check(client)).toMatchObject({ ret: 0, userName: '', channelid: channel, channelLabel })
    },
  )

  test('the same subject is the same account at one channel, and another at each', async () => {
    const first = await site.signedIn(6, 'twin')
    await first.post('/auth/account/name?lang=en', { name: 'Ann' })
    expect(await check(await site.signedIn(6, 'twin'))).toMatchObject({ userName: 'Ann', channelid: 6 })
    expect(await check(await site.signedIn(4, 'twin'))).toMatchObject({ userName: '', channelid: 4 })
    expect(await check(await site.signedIn(9, 'twin'))).toMatchObject({ userName: '', channelid: 9 })
    expect(await check(await site.signedIn(6, 'Twin'))).toMatchObject({ userName: '', channelid: 6 })
  })

  test('the account page names the provider, and the download the subject', async () => {
    const client = await site.signedIn(6, 'a leaver')
    await client.post('/auth/account/name?lang=en', { name: 'Leaver' })
    const page = await (await client.get('/en/account')).text()
    expect(page).toContain('<b>Searchlight</b>')
    expect(page).not.toContain('we’ll send a code')
    const { identities } = await (await client.get('/auth/account/data.json?lang=en')).json()
    expect(identities).toMatchObject([
      { channel: 6, atProvider: { issuer: site.provider.origin, subject: 'a leaver' } },
    ])
  })

  test('the account is deleted after a sign-in at its provider, which is made to ask once more', async () => {
    const client = await site.signedIn(6, 'a leaver')
    await client.post('/auth/account/name?lang=en', { name: 'Leaver' })
    const end = () => client.post('/auth/account/delete/confirm?lang=en', { sure: 'yes' })
    expect(await (await client.get('/en/account')).text()).toContain('action="/auth/login/channel/6?lang=en"')
    await site.signIn(client, 6, 'a leaver') // without a second question
    expect((await end()).headers.get('location')).toBe('/en/account#deletion')
    for (const query of ['lang=en&isInMSDK=True', 'lang=th']) {
      const [path, userAgent] = [`/auth/account/delete/confirm?${query}`, 'Mozilla/5.0 MSDK/5.30']
      const inGame = await client.post(path, { sure: 'yes' }, { 'user-agent': userAgent })
      expect(inGame.headers.get('location')).toMatch(/account\?isInMSDK=True#deletion$/)
    }
    expect(await (await client.get('/en/account?isInMSDK=True')).text()).toContain('Searchlight')
    expect(await check(client)).toMatchObject({ userName: 'Leaver' })
    const there = destinationOf(await site.press(client, 6, { terms: 'yes', fresh: 'yes' }))
    expect([there.searchParams.get('prompt'), there.searchParams.get('max_age')]).toEqual(['login', '600'])
    await site.signIn(client, 6, 'a leaver', { fresh: 'yes' })
    expect((await end()).status).toBe(200)
    expect(await check(await site.signedIn(6, 'a leaver'))).toMatchObject({ ret: 0, userName: '' })
  })

  test('an account is deleted, too, where the provider never said that it tells when somebody signed in', async () => {
    site.provider.manner = 'tells no times'
    onTestFinished(() => {
      site.provider.manner = 'works'
    })
    const client = await site.signedIn(4, 'without times')
    await site.signIn(client, 4, 'without times', { fresh: 'yes' })
    await expectFailure(
      await client.get(await site.callback(client, 6, 'without times', { fresh: 'yes' })),
      400,
      'Login error, contact support.',
    )
    expect((await client.post('/auth/account/delete/confirm?lang=en', { sure: 'yes' })).status).toBe(200)
  })

  test('nobody is led to a foreign address, neither before the trip nor after it', async () => {
    const client = new FormClient(site.origin)
    const returnURL = returnTextOf('https://evil.example/')
    expect((await site.press(client, 6, { terms: 'yes', returnURL })).status).toBe(403)
    const callback = await site.callback(client, 6, 'astray')
    const { seal, open } = openPrivateData(new Map([dataKey]))
    const [{ sealed = '' } = {}] = await query(
      site.url,
      'select sealed from account_trips where used_at is null order by expires_at desc limit 1',
    )
    const forged = await seal(JSON.stringify({ ...JSON.parse(await open(sealed)), returnURL }))
    await query(site.url, 'update account_trips set sealed = $1 where sealed = $2', [forged, sealed])
    await expectFailure(await client.get(callback), 403, 'Illegal request.')
  })
})

test('a network sends twenty an hour to providers', async () => {
  const network = newNetwork()
  const press = () => site.press(new FormClient(site.origin, network), 6)
  for (let time = 0; time < 20; time++) expect((await press()).status).toBe(200)
  const refused = await press()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true])
})
