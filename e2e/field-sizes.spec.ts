import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { signInEvent } from '#src/core/web/session.ts'
import { hydrate, phone, visit } from './setup/browser/browser.ts'
import { openStudio } from './setup/browser/studio.ts'
import { views } from './setup/browser/views.ts'
import type { AccountSite } from './setup/site/account-site.ts'
import { sharedAccountSite, sharedStudioSite } from './setup/site/shared-sites.ts'
import { type StudioSite, saveDraft } from './setup/site/studio-site.ts'

let studio: StudioSite
let accounts: AccountSite
beforeAll(async () => {
  ;({ site: studio } = await sharedStudioSite())
  accounts = await sharedAccountSite()
})

/** Fields whose letters are so small that iOS zooms the page at a tap. */
const smallFields = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll(
      'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, [contenteditable=true]',
    )
    const small = [...fields].filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    return small.map((field) => field.outerHTML.slice(0, 80))
  })

test('no page has a field with letters below 16 px on phones and tablets', async () => {
  const { page } = await visit('/en/', { ready: false, ...phone })
  const found: Record<string, string[]> = {}
  for (const view of views) {
    await page.goto(`${inject('origin')}/en${view}`)
    const small = await smallFields(page)
    await page.setViewportSize({ width: 1023, height: 800 })
    small.push(...(await smallFields(page)))
    await page.setViewportSize(phone.viewport)
    if (small.length > 0) found[view] = small
  }
  expect(found).toEqual({})
})

test('neither have the pages of sign-in, the account and the studio', async () => {
  const id = `sizes-${randomUUID()}`
  await saveDraft(studio.admin, id, '<p>Words</p>')
  const { page: editor } = await openStudio(studio, `/studio/${id}`, phone)
  await editor.getByRole('button', { name: 'HTML' }).click()
  expect(await smallFields(editor)).toEqual([])
  await editor.goto(`${studio.admin}/studio`)
  await editor.getByRole('button', { name: 'New article' }).click()
  expect(await smallFields(editor)).toEqual([])

  const { page } = await visit('/auth/login?lang=en', { origin: accounts.origin, ready: false, ...phone })
  expect(await page.locator('input[name=email]').count()).toBe(1)
  expect(await smallFields(page)).toEqual([])
  await page.goto(`${accounts.origin}/en/news`)
  await hydrate(page)
  await page.evaluate((event) => dispatchEvent(new Event(event, { cancelable: true })), signInEvent)
  await page.getByRole('dialog').locator('input[name=email]').waitFor()
  expect(await smallFields(page)).toEqual([])
})
