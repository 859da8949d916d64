import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { captchaCalls } from '#src/features/account/captcha.contract.ts'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { busyNetwork } from './setup/browser/captchas.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { AccountSite, askForCode, newEmail } from './setup/site/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open()
})
afterAll(() => site.close())

describe('a player whose network needs a captcha', () => {
  const words: Record<Language, { email: string; send: string; guest: string; checking: string; later: string }> = {
    en: {
      email: 'E-mail address',
      send: 'Send code',
      guest: 'Continue as a guest',
      checking: 'Checking that you’re not a robot…',
      later: 'Too many attempts right now. Please try again in 10 minutes.',
    },
    zh: {
      email: '电子邮箱',
      send: '获取验证码',
      guest: '以游客身份继续',
      checking: '正在确认你不是机器人…',
      later: '当前尝试次数过多，请在10分钟后再试。',
    },
    th: {
      email: 'อีเมล',
      send: 'ส่งรหัส',
      guest: 'ใช้งานแบบผู้เยี่ยมชม',
      checking: 'กำลังตรวจสอบว่าคุณไม่ใช่บอท…',
      later: 'ตอนนี้มีคนส่งคำขอถี่เกินไป โปรดลองใหม่ในอีก 10 นาที',
    },
    ms: {
      email: 'Alamat e-mel',
      send: 'Hantar kod',
      guest: 'Teruskan sebagai tetamu',
      checking: 'Sedang memastikan anda bukan robot…',
      later: 'Terlalu banyak percubaan buat masa ini. Sila cuba lagi dalam 10 minit.',
    },
  }
  const script = '**/assets/entry.captcha-*.js'

  /** Opens the sign-in page on a phone with its form filled in. */
  async function openForm(language: Language, options: Parameters<typeof visit>[1] = {}) {
    const { page, seen } = await visit(`/auth/login?lang=${language}`, {
      ...phone,
      origin: site.origin,
      ready: false,
      extraHTTPHeaders: { 'x-forwarded-for': await busyNetwork(site.origin) },
      ...options,
    })
    const email = newEmail()
    await page.getByLabel(words[language].email).fill(email)
    await page.getByRole('checkbox').check()
    return { page, seen, email }
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test('gets the code without doing anything for it, within two seconds, and loads nothing for it before', async () => {
    const { page, seen, email } = await openForm('en')
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    expect(await page.locator('script[src]').count()).toBe(0)
    const from = Date.now()
    const verifying = page.waitForRequest(`**${captchaCalls.verify.path}`)
    await press(page, 'Send code')
    const verified = await verifying
    expect(Date.now() - from).toBeLessThan(2000)
    expect(verified.postDataJSON().challenge.parameters.data.action).toBe('code')
    await page.locator('input[name=code]').waitFor()
    await page.locator('input[name=code]').fill(await site.codeTo(email))
    await page.waitForURL(`${site.origin}/en/**`)
    expect(site.mails.to(email)).toHaveLength(1)
    expect(scripts.filter((address) => address.includes('entry.captcha-'))).toHaveLength(1)
    expect(seen.violations).toEqual([])
  })

  test('becomes a guest by the press that asked for it', async () => {
    const { page, email } = await openForm('ms')
    await press(page, words.ms.guest)
    await page.waitForURL(`${site.origin}/ms/**`)
    expect(site.mails.to(email)).toEqual([])
  })

  test.each(languages)('is told what is checked, or else when to try again, in %s', async (language) => {
    const { checking, later, send } = words[language]
    const { page, email } = await openForm(language, { bypassCSP: true })
    let begin: () => void = () => undefined
    const mayBegin = new Promise<void>((done) => {
      begin = done
    })
    await page.route(script, async (route) => {
      await mayBegin
      await route.abort()
    })
    const answer = page.waitForResponse('**/auth/login/code?**')
    await press(page, send)
    expect((await answer).status()).toBe(429)
    await page.getByRole('status').getByText(checking).waitFor()
    expect(await findings(page)).toEqual([])
    begin()
    await page.getByRole('status').getByText(later).waitFor()
    expect(await findings(page)).toEqual([])
    await page.unroute(script)
    await press(page, send) // the form still works
    await page.locator('input[name=code]').waitFor()
    expect(site.mails.to(email).length).toBeLessThanOrEqual(1)
  })

  test('is told when to try again where the answer gets lost, and may press again', async () => {
    const { page } = await openForm('en')
    await page.route(`**${captchaCalls.verify.path}`, (route) => route.abort())
    await press(page, 'Send code')
    await page.getByRole('status').getByText(words.en.later).waitFor()
    await page.unroute(`**${captchaCalls.verify.path}`)
    await press(page, 'Send code')
    await page.locator('input[name=code]').waitFor()
  })

  test.each(languages)(
    'is told when to try again without script, and keeps what was typed, in %s',
    async (language) => {
      const { later, send, checking } = words[language]
      const { page, email } = await openForm(language, { javaScriptEnabled: false })
      await press(page, send)
      await page.getByRole('alert').getByText(later).waitFor()
      expect(await page.getByText(checking).count()).toBe(0)
      expect(await page.locator('input[name=email]').inputValue()).toBe(email)
      expect(await page.getByRole('checkbox').isChecked()).toBe(true)
      expect(site.mails.to(email)).toEqual([])
    },
  )

  test('is told the minutes that are left, and so is a program', async () => {
    const client = new FormClient(site.origin, await busyNetwork(site.origin))
    await query(
      site.url,
      "update core_limits set ends_at = ends_at - interval '510 seconds' where key like 'captcha-acts:%'",
    )
    const response = await askForCode(client, newEmail())
    const seconds = Number(response.headers.get('retry-after'))
    expect([response.status, seconds > 60 && seconds <= 90]).toEqual([429, true])
    expect(await response.text()).toContain('Please try again in 2 minutes.')
  })
})

test.each([
  ['en', 'E-mail address', 'Subscribe', 'Check your inbox'],
  ['zh', '邮箱地址', '订阅', '请查看收件箱'],
])(
  'a reader whose network asks often proves to be no robot without doing anything, in %s',
  async (language, label, button, asked) => {
    await busyNetwork(site.origin, '127.0.0.1') // the browser's own
    const open = async (javaScriptEnabled: boolean) => {
      const email = newEmail()
      const { page } = await visit(`/${language}/newsletter`, {
        origin: site.origin,
        javaScriptEnabled,
        ready: javaScriptEnabled,
      })
      await page.getByLabel(label).fill(email)
      await page.getByRole('button', { name: button }).click()
      return { page, email }
    }
    const { page, email } = await open(true)
    await page.waitForURL(`**/${language}/newsletter?state=asked`)
    await page.locator('main p').filter({ hasText: asked }).waitFor()
    await site.mails.arrival(email)
    const without = await open(false)
    await without.page.getByRole('alert').filter({ hasText: '10' }).waitFor()
  },
)
