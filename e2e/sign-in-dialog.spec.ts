import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { signInFormCalls } from '#src/features/account/sign-in-form.contract.ts'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { busyNetwork } from './setup/browser/captchas.ts'
import { storeArticle } from './setup/data/articles.ts'
import { newNetwork } from './setup/peers/form-client.ts'
import { AccountSite, newEmail, typedIn } from './setup/site/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open()
  await storeArticle(site.url, { id: 'liked', html: '<p>Much liked</p>' })
})
afterAll(() => site.close())

const like: Record<Language, string> = { en: 'Like', zh: '点赞', th: 'ถูกใจ', ms: 'Suka' }

const openArticle = (language: Language = 'en', more: object = {}) =>
  visit(`/${language}/static/liked.html`, {
    ...phone,
    origin: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
    ...more,
  })

const dialogOf = (page: Page) => page.getByRole('dialog')
const likeButton = (page: Page, language: Language = 'en') => page.getByRole('button', { name: like[language] })

test.each(languages)('who wants to like something signs in over the page by a code, in %s', async (language) => {
  const { page, seen } = await openArticle(language, { bypassCSP: true })
  await page.getByRole('link', { name: like[language] }).click()
  const dialog = dialogOf(page)
  const email = newEmail()
  await dialog.locator('input[name=email]').fill(email)
  await dialog.getByRole('checkbox').check()
  expect(await findings(page)).toEqual([])
  await dialog.locator('input[name=email]').press('Enter')
  await dialog.locator('input[name=code]').waitFor()
  expect(await findings(page)).toEqual([])
  await dialog.locator('input[name=code]').pressSequentially('00000')
  const code = await site.codeTo(email)
  await dialog.locator('input[name=code]').fill(` ${typedIn(language, code.slice(0, 3))} ${code.slice(3)}`)
  await dialog.waitFor({ state: 'detached' })
  await likeButton(page, language).click()
  await expect.poll(() => likeButton(page, language).getAttribute('aria-pressed')).toBe('true')
  expect(page.url()).toBe(`${site.origin}/${language}/static/liked.html`)
  expect(seen.errors).toEqual([])
})

test('a guest needs no address, and the button that was a link has the focus', async () => {
  const { page } = await openArticle()
  await page.getByRole('link', { name: 'Like' }).click()
  const guest = dialogOf(page).getByRole('button', { name: 'Continue as a guest' })
  await guest.click()
  await dialogOf(page).getByRole('alert').filter({ hasText: 'Please check the box to continue.' }).waitFor()
  await dialogOf(page).getByRole('checkbox').check()
  await guest.click()
  await dialogOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => likeButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('tells what is wrong and loses nothing; Escape leads back to where one was', async () => {
  const { page } = await openArticle()
  const link = page.getByRole('link', { name: 'Like' })
  await link.press('Enter')
  const [dialog, email] = [dialogOf(page), dialogOf(page).locator('input[name=email]')]
  await email.fill('ann@localhost')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'You must enter a valid e-mail address.' }).waitFor()
  expect(await email.inputValue()).toBe('ann@localhost')
  const own = newEmail()
  await email.fill(own)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.locator('input[name=code]').fill('000000')
  await dialog.getByRole('alert').filter({ hasText: 'Incorrect verification code.' }).waitFor()
  await dialog.getByRole('button', { name: 'Use another address' }).click()
  await email.fill(own)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByText(/You can get another code in \d+ seconds/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
})

test('where a captcha is due, the sign-in page goes on with what was entered', async () => {
  const extraHTTPHeaders = { 'x-forwarded-for': await busyNetwork(site.origin) }
  const openForm = async () => {
    const { page } = await openArticle('th', { extraHTTPHeaders })
    await page.getByRole('link', { name: like.th }).click()
    await dialogOf(page).getByRole('checkbox').check()
    return page
  }
  const page = await openForm()
  const email = newEmail()
  const guest = dialogOf(page).getByRole('button', { name: 'ใช้งานแบบผู้เยี่ยมชม' })
  await page.route(`**${signInFormCalls.askForCode.path}`, async (route) => {
    await guest.click() // a second click changes nothing
    await route.continue()
  })
  await dialogOf(page).locator('input[name=email]').fill(email)
  await dialogOf(page).locator('input[name=email]').press('Enter')
  await page.waitForURL(/\/auth\/login\?.*step=code/)
  await page.locator('input[name=code]').fill(await site.codeTo(email))
  await likeButton(page, 'th').waitFor()
  const ofGuest = await openForm()
  await dialogOf(ofGuest).getByRole('button', { name: 'ใช้งานแบบผู้เยี่ยมชม' }).click()
  await likeButton(ofGuest, 'th').waitFor()
})

test('while mail is down it says so, and takes the code that comes once it is back', async () => {
  const { page } = await openArticle('zh')
  await page.getByRole('link', { name: like.zh }).click()
  const email = newEmail()
  site.mails.manner = 'refuses'
  await dialogOf(page).locator('input[name=email]').fill(email)
  await dialogOf(page).getByRole('checkbox').check()
  await dialogOf(page).locator('input[name=email]').press('Enter')
  await dialogOf(page).getByRole('alert').filter({ hasText: '验证码发送失败' }).waitFor({ timeout: 5000 })
  site.mails.manner = 'takes'
  await dialogOf(page)
    .locator('input[name=code]')
    .fill(await site.codeTo(email))
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(site.mails.to(email)).toHaveLength(1)
})

test('at 320 px it fits, and scrolls where the window is low', async () => {
  const { page } = await openArticle('th', { viewport: { width: 320, height: 400 } })
  await page.getByRole('link', { name: like.th }).click()
  const box = (await dialogOf(page).boundingBox())!
  expect([box.x >= 0, box.x + box.width <= 320, box.height <= 400]).toEqual([true, true, true])
  expect(await dialogOf(page).evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
})

test('what can’t open over the page leads to the sign-in page and back: no script, or none of the form', async () => {
  const { page: plain } = await openArticle('en', { javaScriptEnabled: false, ready: false })
  await plain.getByRole('link', { name: 'Like' }).click()
  await plain.waitForURL(/\/auth\/login/)
  const { page } = await openArticle()
  await page.route(/open-sign-in-dialog/, (route) => route.abort())
  await page.getByRole('link', { name: 'Like' }).click()
  await page.waitForURL(/\/auth\/login/)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await page.waitForURL(`${site.origin}/en/static/liked.html`)
  await likeButton(page).waitFor()
})
