import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient, newNetwork } from './setup/peers/form-client.ts'
import { AccountSite, askForCode, enter, newEmail, typedIn } from './setup/site/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open()
})
afterAll(() => site.close())

type Word = 'menu' | 'signIn' | 'email' | 'send' | 'user' | 'out' | 'letter'
const words: Record<Language, Record<Word, string> & { wait: RegExp }> = {
  en: {
    menu: 'Menu',
    signIn: 'Sign in',
    email: 'E-mail address',
    send: 'Send code',
    user: 'Email User',
    out: 'Log out',
    letter: 'Your sign-in code',
    wait: /^You can get another code in (\d+) seconds\.$/,
  },
  zh: {
    menu: '菜单',
    signIn: '登录',
    email: '电子邮箱',
    send: '获取验证码',
    user: '邮箱用户',
    out: '退出登录',
    letter: '登录验证码',
    wait: /^请等待(\d+)秒后再获取新的验证码。$/,
  },
  th: {
    menu: 'เมนู',
    signIn: 'เข้าสู่ระบบ',
    email: 'อีเมล',
    send: 'ส่งรหัส',
    user: 'ผู้ใช้อีเมล',
    out: 'ออกจากระบบ',
    letter: 'รหัสเข้าสู่ระบบของคุณ',
    wait: /^โปรดรอ (\d+) วินาทีเพื่อขอรหัสใหม่$/,
  },
  ms: {
    menu: 'Menu',
    signIn: 'Log masuk',
    email: 'Alamat e-mel',
    send: 'Hantar kod',
    user: 'Pengguna e-mel',
    out: 'Log keluar',
    letter: 'Kod log masuk anda',
    wait: /^Sila tunggu (\d+) saat untuk kod baharu\.$/,
  },
}

test('letters that a mail server takes are not shown in the outbox', async () => {
  const client = new FormClient(site.origin)
  const email = newEmail()
  await askForCode(client, email)
  await site.mails.arrival(email)
  expect(await (await client.get('/dev/outbox')).text()).not.toContain(email)
})

test('who comes from a page without naming it is led back there', async () => {
  const client = new FormClient(site.origin)
  const page = await client.get('/auth/login?lang=th', { referer: `${site.origin}/th/books/hero?cost=5` })
  const returnURL = /name="returnURL" value="([^"]+)"/.exec(await page.text())![1]!
  expect(atob(returnURL)).toBe(`${site.origin}/th/books/hero?cost=5`)
})

describe('a player on a phone', () => {
  test.each(languages)(
    'signs in with a pasted code, is known by name and comes back to the page, in %s',
    async (language) => {
      const { signIn, email: label, send, user, out, letter, wait } = words[language]
      const { page, seen } = await visit(`/${language}/news?label=dev`, {
        ...phone,
        origin: site.origin,
        extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
      })
      const email = newEmail()
      await page.locator('header details[name]').last().locator('> summary').click()
      await page.getByRole('link', { name: signIn, exact: true }).last().click()
      await page.getByLabel(label).fill(email)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: send }).click()
      await page.locator('input[name=code]').waitFor()
      const secondsLeft = async () => Number(wait.exec((await page.getByText(wait).textContent()) ?? '')![1])
      const first = await secondsLeft()
      expect(first).toBeGreaterThan(50)
      await expect.poll(secondsLeft).toBeLessThan(first)
      const code = await site.codeTo(email)
      const [{ text, html } = {}] = site.mails.to(email)
      for (const part of [text, html])
        expect([part]).toEqual([expect.stringMatching(new RegExp(`${letter}[^]*${code}`))])
      expect(html).toContain(`<html lang="${languageFacts[language].tag}"`)
      expect(await page.locator('input[name=code]').getAttribute('inputmode')).toBe('numeric')
      await page.locator('input[name=code]').evaluate(
        (field: HTMLInputElement, text) => {
          field.value = text
          field.dispatchEvent(new Event('input', { bubbles: true }))
        },
        ` ${typedIn(language, code.slice(0, 3))} ${code.slice(3)} `,
      )
      await page.waitForURL(`${site.origin}/${language}/news?label=dev`)
      await page.locator('header details[name]').last().locator('> summary').click()
      const menu = page.locator('header nav').last().locator('..')
      await menu.getByText(user).waitFor()
      await menu.getByRole('button', { name: out }).click()
      await menu.getByRole('link', { name: signIn, exact: true }).waitFor()
      expect(seen.errors).toEqual([])
    },
  )

  test('stays signed in on the next page, at once, and comes back to a page of hash style', async () => {
    const { page } = await visit('/en/#/books/equip?season=m15s16', {
      origin: site.origin,
      extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
    })
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
    await page.waitForURL(`${site.origin}/en/#/books/equip?season=m15s16`)
    await page.getByText('Tourist User').first().waitFor()
    await page.goto(`${site.origin}/en/guide`)
    await page.getByText('Tourist User').first().waitFor()
    await page.getByText('Tourist User').first().click()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor()
    await page.goto(`${site.origin}/en/guide`)
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor()
  })

  test('whose letter was asked for finds the field of its code again from wherever it was left', async () => {
    const [client, email] = [new FormClient(site.origin), newEmail()]
    await askForCode(client, email)
    const code = await site.codeTo(email)
    const again = await askForCode(client, 'ann@localhost')
    expect([again.status, (await again.text()).includes('Already have a code?')]).toEqual([400, true])
    expect(await (await client.get('/auth/login?lang=en')).text()).toContain('step=code')
    expect(await (await client.get('/auth/login?lang=en&step=code')).text()).toContain('name="code"')
    await enter(client, code)
    expect(await (await client.get('/auth/login?lang=en&step=code')).text()).not.toContain('Already have a code?')
  })

  test('is told what is missing, and loses nothing of what was typed', async () => {
    const client = new FormClient(site.origin)
    const unticked = await client.post('/auth/login/code?lang=en', { email: 'ann@players.example' })
    expect(unticked.status).toBe(400)
    const page = await unticked.text()
    expect(page).toContain('Please check the box to continue.')
    expect(page).toContain('value="ann@players.example"')
    const wrong = await askForCode(client, 'ann@localhost')
    const told = await wrong.text()
    expect([wrong.status, told.includes('You must enter a valid e-mail address.')]).toEqual([400, true])
    expect(told).toMatch(/<input[^>]*name="terms"[^>]*checked/)
  })
})

describe('a mail server that fails', () => {
  test('is told of within five seconds, and the code comes once when it is back', async () => {
    const [client, email] = [new FormClient(site.origin), newEmail()]
    site.mails.manner = 'refuses'
    const from = Date.now()
    const response = await askForCode(client, email)
    expect([response.status, Date.now() - from < 5000]).toEqual([503, true])
    expect(await response.text()).toContain('We couldn’t send the verification code, try again later.')
    site.mails.manner = 'takes'
    const code = await site.codeTo(email)
    expect((await enter(client, code)).status).toBe(303)
    expect(site.mails.to(email)).toHaveLength(1)
  })

  /** Requests a code on a phone and sees within five seconds what became of its letter. */
  async function askOnPhone(language: Language, told: string) {
    const { email: label, send } = words[language]
    const { page } = await visit(`/auth/login?lang=${language}`, { ...phone, origin: site.origin, ready: false })
    const email = newEmail()
    await page.getByLabel(label).fill(email)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: send }).click()
    await page.getByText(told).waitFor({ timeout: 5000 })
    const enter = async () => {
      await page.locator('input[name=code]').fill(await site.codeTo(email))
      await page.waitForURL(`${site.origin}/${language}/**`)
      await site.signedIn() // whose letter came after it
      expect(site.mails.to(email)).toHaveLength(1)
    }
    return { enter }
  }

  test('is told of to a player on a phone, who signs in by the code once it comes', async () => {
    site.mails.manner = 'refuses'
    const { enter } = await askOnPhone('th', 'ส่งรหัสยืนยันไม่สำเร็จ')
    site.mails.manner = 'takes'
    await enter()
  })

  test('and does not even greet gets the letter once it does', async () => {
    const [client, email] = [new FormClient(site.origin), newEmail()]
    site.mails.hangUp()
    site.mails.manner = 'does not greet'
    expect((await askForCode(client, email)).status).toBe(503)
    site.mails.manner = 'takes'
    expect((await enter(client, await site.codeTo(email))).status).toBe(303)
    expect(site.mails.to(email)).toHaveLength(1)
  })

  test('and answers after half a minute has sent the code once, too, which is said to be on its way', async () => {
    site.mails.manner = 'stalls'
    const { enter } = await askOnPhone('ms', 'Kod anda dalam perjalanan')
    await expect
      .poll(() => site.sites[0]!.output(), { timeout: 40_000 })
      .toContain('a code may or may not have arrived')
    site.mails.goOn()
    await enter()
  }, 60_000)

  test.each([
    ['is slow', 'stalls', 303],
    ['breaks off when it has a letter', 'breaks off', 503],
  ] as const)('and %s is not given it again; the code in it is good', async (_, manner, status) => {
    const [client, email] = [new FormClient(site.origin), newEmail()]
    site.mails.manner = manner
    const from = Date.now()
    const response = await askForCode(client, email)
    expect([response.status, Date.now() - from < 5000]).toEqual([status, true])
    const page = await (await (status === 303 ? client.get(response.headers.get('location')!) : response)).text()
    expect(page).toContain('name="code"') // the letter may have arrived, so the code can be entered
    expect(page.includes('Your code is on its way')).toBe(status === 303)
    const code = await site.codeTo(email)
    site.mails.goOn()
    expect((await enter(client, code)).status).toBe(303)
    await site.signedIn() // whose letter came after it
    expect(site.mails.to(email)).toHaveLength(1)
    expect(await query(site.url, 'select 1 from graphile_worker._private_jobs where last_error is not null')).toEqual(
      [],
    )
  })
})
