import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { lineupDraftCalls } from '#src/features/lineups/lineup-drafts.contract.ts'
import { readLineups } from '#src/features/lineups/server/lineup-files.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { findings } from './setup/browser/axe.ts'
import { desktop, phone } from './setup/browser/browser.ts'
import { openStudio } from './setup/browser/studio.ts'
import { sharedStudioSite } from './setup/site/shared-sites.ts'
import { root } from './setup/site/site.ts'
import { askAsEditor, type StudioSite, tokens } from './setup/site/studio-site.ts'

const season = 'm10s16'
const [model] = readLineups(join(root, 'content/lineups'), readGameData(root)).lineups.filter(
  (lineup) => lineup.season === season,
)

let site: StudioSite
beforeAll(async () => {
  ;({ site } = await sharedStudioSite())
})

/** Stores a draft of a whole lineup with an id that no retry reuses. */
async function save(name: string): Promise<string> {
  const id = `${name}-${randomUUID()}`
  await askAsEditor(site.admin, lineupDraftCalls.saveLineupDraft, { base: 0, draft: { ...model!, id } })
  return id
}
const read = async (path: string) => {
  const answer = await fetch(site.origin + path)
  return { status: answer.status, text: await answer.text() }
}
const told = (page: Page, words: string | RegExp) => page.locator('[role=status]', { hasText: words }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an editor copies a lineup, sees faults named while typing, places a unit, previews, publishes, restores and withdraws it', {
  timeout: 120_000,
}, async () => {
  const original = await save('model')
  const id = `copied-${randomUUID()}`
  const { page, seen } = await openStudio(site, `/studio/lineups/${season}`)
  await press(page, 'New lineup')
  await page.getByLabel('Title in English').fill('Disco at dawn')
  await page.getByLabel('Id in the address').fill(id)
  await page.getByLabel('Start from').selectOption(original)
  await press(page, 'Start writing')
  await told(page, '3 things to fix')
  for (const language of ['简体中文', 'ไทย', 'Bahasa Melayu']) {
    await page.getByLabel(`Title, ${language}`, { exact: true }).fill('Disco')
  }
  await told(page, 'Nothing to fix')
  const tip = page.getByLabel('Early game, ไทย', { exact: true })
  await tip.fill('')
  await page.getByRole('button', { name: 'Early game, ไทย: is empty' }).click()
  await expect.poll(() => tip.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await tip.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.type('ต้นเกม')
  await told(page, 'Nothing to fix')

  await page.getByRole('button', { name: /^Row 2, hex 4: empty/ }).click()
  await page
    .locator('[data-picker]')
    .getByRole('button', { name: /^Annie/ })
    .click()
  await press(page, 'Save draft')
  await told(page, 'Saved as version 2')
  await page.locator('summary', { hasText: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await preview.getByText('Preview of version 2').waitFor()
  await preview.getByRole('heading', { name: 'Disco at dawn' }).waitFor()
  await page.getByLabel('Title, English', { exact: true }).fill('Disco unsaved')
  await preview.getByRole('heading', { name: 'Disco unsaved' }).waitFor()
  await page.getByLabel('Title, English', { exact: true }).fill('Disco at dawn')
  const address = `/en/lineupDetail/${season}/${id}`
  expect((await read(address)).status).toBe(404)
  await press(page, 'Publish')
  await told(page, 'Readers see it now')
  await expect.poll(async () => (await read(`/en/lineup?season=${season}`)).text).toContain('Disco at dawn')
  await expect.poll(async () => (await read(address)).text).toContain('Annie')

  await page.getByLabel('Title, English', { exact: true }).fill('Disco at noon')
  await press(page, 'Publish changes')
  await told(page, 'Readers see it now')
  await expect.poll(async () => (await read(address)).text).toContain('Disco at noon')
  await page.locator('summary', { hasText: 'History' }).click()
  await press(page, 'Bring back version 2')
  await press(page, 'Publish changes')
  await told(page, 'Readers see it now')
  await expect.poll(async () => (await read(address)).text).toContain('Disco at dawn')
  await press(page, 'Withdraw')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await told(page, 'Withdrawn')
  await expect.poll(async () => (await read(address)).status).toBe(404)
  expect((await read(`/en/lineup?season=${season}`)).text).not.toContain('Disco at dawn')
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('a scheduled lineup waits, the list says until when, and it can be withdrawn before players see it', async () => {
  const id = await save('planned')
  const { page } = await openStudio(site, `/studio/lineups/${season}/${id}`)
  await page.getByLabel('Publish on').fill('2031-01-01T10:00')
  await press(page, 'Schedule')
  await told(page, /Scheduled\. Readers see it on 1\sJan\s2031/)
  expect((await read(`/en/lineupDetail/${season}/${id}`)).status).toBe(404)
  await page.goto(`${site.admin}/studio/lineups/${season}?lang=en`)
  await page.getByLabel('State').selectOption('Scheduled')
  const row = page.getByRole('row', { name: id })
  await row.getByText(/^Version 1 goes live on 1\sJan\s2031/).waitFor()
  await row.getByRole('link').click()
  await press(page, 'Withdraw')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await told(page, 'Withdrawn')
})

test('a scheduled lineup that is opened again stays scheduled until its moment is cleared', async () => {
  const id = await save('reopened')
  const at = '2031-01-01T10:00:00.000Z'
  await askAsEditor(site.admin, lineupDraftCalls.publishLineup, { season, id, revision: 1, from: at })
  const { page } = await openStudio(site, `/studio/lineups/${season}/${id}`)
  await page.getByLabel('Title, English', { exact: true }).fill('Disco later')
  await press(page, 'Schedule')
  await told(page, /Scheduled\. Readers see it on 1\sJan\s2031/)
  const opened = await askAsEditor(site.admin, lineupDraftCalls.readLineupDraft, { season, id })
  expect(opened).toMatchObject({ state: 'scheduled', scheduled: { revision: 2, at } })
  await page.getByLabel('Publish on').fill('')
  await press(page, 'Publish changes')
  await told(page, 'Readers see it now')
  expect(await page.getByLabel('Publish on').inputValue()).toBe('')
})

test('a lineup is of the day of its save, although it was changed during a save or over another one', async () => {
  const saveOld = async (name: string) => {
    const own = await save(name)
    const draft = { ...model!, id: own, updated: '2025-01-01' }
    await askAsEditor(site.admin, lineupDraftCalls.saveLineupDraft, { base: 1, draft })
    return own
  }
  const id = await saveOld('dated')
  const year = new Date().getFullYear()
  const { page } = await openStudio(site, `/studio/lineups/${season}/${id}`)
  const author = page.getByLabel('Author', { exact: true })
  const edit = () => author.fill(randomUUID())
  const yearOf = async (key: string) => {
    const { revision, draft } = await askAsEditor(site.admin, lineupDraftCalls.readLineupDraft, { season, id: key })
    return [revision, new Date(draft.updated).getFullYear()]
  }
  await edit()
  await page.route('**/api/studio/lineups/save', async (route) => {
    await edit()
    await route.continue()
  })
  await press(page, 'Save draft')
  await told(page, 'Saved as version 3')
  await page.unroute('**/api/studio/lineups/save')
  await press(page, 'Save draft')
  await told(page, 'Saved as version 4')
  expect(await yearOf(id)).toEqual([4, year])

  const other = await saveOld('overwritten')
  await page.goto(`${site.admin}/studio/lineups/${season}/${other}?lang=en`)
  await edit()
  const draft = { ...model!, id: other, author: 'Ben', updated: '2025-01-01' }
  await askAsEditor(site.admin, lineupDraftCalls.saveLineupDraft, { base: 2, draft })
  await press(page, 'Save draft')
  await press(page, 'Save mine as the newest')
  await told(page, 'Saved as version 4')
  expect(await yearOf(other)).toEqual([4, year])
})

test('a check that fails says so, and not that there is nothing to fix', async () => {
  const id = await save('unchecked')
  const { page } = await openStudio(site, `/studio/lineups/${season}/${id}`)
  const check = page.getByRole('region', { name: 'Check', exact: true })
  await check.getByText('Nothing to fix').waitFor()
  await page.context().clearCookies()
  await page.getByLabel('Title, English', { exact: true }).fill('')
  await check.getByRole('alert').getByText('You’re signed out').waitFor()
  expect(await check.getByText('Nothing to fix').count()).toBe(0)
})

test('signing in leads to the lineup that was asked for, and nowhere else', async () => {
  const signInFor = async (next: string) => {
    const body = new URLSearchParams({ token: tokens.anna, next })
    const answer = await fetch(`${site.admin}/studio/sign-in?lang=en`, { method: 'POST', body, redirect: 'manual' })
    return answer.headers.get('location')
  }
  for (const path of [`/studio/lineups/${season}`, `/studio/lineups/${season}/kda-ahri`]) {
    expect(await signInFor(path)).toBe(`${path}?lang=en`)
  }
  expect(await signInFor('/studio/lineups//evil.example')).toBe('/studio?lang=en')
})

test('a preview needs its signature', async () => {
  const id = await save('signed')
  const path = `/en/lineupDetail/${season}/${id}`
  const sign = 'a'.repeat(64)
  const query = `preview_version=1&sign=${sign}&timestamp=${Math.floor(Date.now() / 1000)}&app_key=studio`
  for (const address of [`${path}?${query}`, `${path}?preview_version=1`, `${path}?${query}&sign=${sign}`]) {
    const { status, text } = await read(address)
    expect([status, text.includes(model!.early.en)]).toEqual([403, false])
  }
})

test('axe finds nothing in the studio of lineups, wide and narrow, and its words are there in every language', {
  timeout: 120_000,
}, async () => {
  const id = await save('audited')
  const { page } = await openStudio(site, '/studio', { bypassCSP: true })
  for (const language of ['en', 'zh', 'th', 'ms']) {
    for (const path of [`/studio/lineups/${season}`, `/studio/lineups/${season}/${id}`]) {
      await page.goto(`${site.admin}${path}?lang=${language}`)
      await page
        .locator(path.endsWith(id) ? '[data-hex]' : 'table')
        .first()
        .waitFor()
      for (const { viewport } of language === 'en' ? [desktop, phone] : [phone]) {
        await page.setViewportSize(viewport)
        if (language === 'en') expect([path, await findings(page)]).toEqual([path, []])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
    }
  }
})
