import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { visit } from './setup/browser/browser.ts'
import { copyProject } from './setup/site/project-copy.ts'
import { type Site, startSite } from './setup/site/site.ts'

const project = copyProject()
const slow = { timeout: 60_000 }
let site: Site

beforeAll(async () => {
  rmSync(join(project, '.generated/vite'), { recursive: true, force: true })
  site = await startSite({ DATA_DIR: join(project, '.data') }, join(project, 'scripts/dev/run-dev.mjs'))
})
afterAll(async () => {
  await site.end()
  rmSync(project, { recursive: true, force: true })
})

/** Replaces a text that a file must contain. */
function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(project, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(join(project, file), text.replace(from, to))
}

/** Writes like a slow disk: for some milliseconds the file has only its beginning. */
function writeInPieces(file: string, text: string) {
  const handle = openSync(file, 'w')
  for (const piece of [...Array<string>(2000).fill(' '), text]) writeSync(handle, piece)
  closeSync(handle)
}

async function champions() {
  const answer = await fetch(`${site.origin}/api/gallery/champions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return answer.ok ? (await answer.json()).data.champions : answer.status
}

const heading = async () => /<h1>(.*)<\/h1>/.exec(await (await fetch(`${site.origin}/en/books/hero`)).text())?.[1]

/** Opens a page that receives edits and knows whether it was reloaded. */
async function openPage(path: string): Promise<Page> {
  let connected: Promise<unknown> | undefined
  const before = async (page: Page) => {
    connected = page.waitForEvent('console', { predicate: (said) => said.text() === '[vite] connected.', ...slow })
  }
  const { page } = await visit(path, { origin: site.origin, before })
  await connected
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }))
  return page
}
const isStillOpen = (page: Page) => page.evaluate(() => 'isStillOpen' in window)

test('a page comes with its styles and wakes up without errors', async () => {
  const html = await (await fetch(`${site.origin}/en/books/hero`)).text()
  for (const sheet of ['site.css', 'Shell.module.css', 'HeroListPage.module.css']) expect(html).toContain(`/${sheet}">`)
  const { page, seen } = await visit('/en/books/hero', { origin: site.origin })
  expect(await page.textContent('h1')).toBe('Champions')
  expect(seen).toMatchObject({ errors: [], violations: [], calls: [] })
})

test('an edited component and an edited style sheet replace the old ones in the open page', async () => {
  const page = await openPage('/en/test-flight')
  const word = page.locator('header').getByText('Encore', { exact: true })
  edit('src/site/web/header/Brand.module.css', 'line-height: 34px', 'line-height: 33px')
  await expect.poll(() => word.evaluate((each) => getComputedStyle(each).lineHeight), slow).toBe('33px')
  edit('src/site/web/header/Brand.tsx', '>Encore<', '>Encore again<')
  await page.locator('header').getByText('Encore again').waitFor()
  expect(await isStillOpen(page)).toBe(true)
})

test('an edited server module answers the next request, and a broken one says what is wrong until it is mended', async () => {
  expect((await champions())[0].cost).toBe(1)
  edit('src/game/server/champions.ts', 'a.cost - b.cost', 'b.cost - a.cost')
  await expect.poll(async () => (await champions())[0].cost, slow).toBe(5)
  edit('src/game/server/champions.ts', 'b.cost - a.cost', 'b.cost -')
  await expect.poll(champions, slow).toBe(500)
  edit('src/game/server/champions.ts', 'b.cost -', 'a.cost - b.cost')
  await expect.poll(async () => (await champions())[0]?.cost, slow).toBe(1)
})

test('edited texts are shown by the open page, which loads itself anew', async () => {
  const page = await openPage('/en/books/hero')
  edit('locales/en/gallery.json', '"kind.hero": "Champions"', '"kind.hero": "Stars of the show"')
  await page.getByRole('heading', { name: 'Stars of the show' }).waitFor(slow)
})

test('texts that are written in pieces are read when they are whole', async () => {
  const file = join(project, 'locales/en/gallery.json')
  const texts = JSON.parse(readFileSync(file, 'utf8'))
  for (const turn of [1, 2, 3]) {
    writeInPieces(file, JSON.stringify({ ...texts, 'kind.hero': `Turn ${turn}` }))
    await expect.poll(heading, slow).toBe(`Turn ${turn}`)
  }
})

test('edited game data are shown by the open page, which loads itself anew', async () => {
  const page = await openPage('/en/books/hero')
  edit('game-data/m10s16/champions.json', '"en": "Annie"', '"en": "Anniversary"')
  await page.getByText('Anniversary').waitFor(slow)
})

test('an edited legal page is shown by the open page, which loads itself anew', async () => {
  const page = await openPage('/en/test-flight')
  edit('content/legal/test-flight.en.md', 'title: Test versions', 'title: Versions on trial')
  await page.getByRole('heading', { name: 'Versions on trial' }).waitFor(slow)
})

test('an edited article is what its call answers', async () => {
  edit('content/articles/start-a-game/en.md', 'updated: ', 'updated: 2026-11-20 # ')
  const updated = async () => {
    const answer = await fetch(site.origin + newsCalls.readArticle.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content_id: 'start-a-game' }),
    })
    return (await answer.json()).data?.updated
  }
  await expect.poll(updated, slow).toBe('2026-11-20')
})

test('unfit game data leave the old ones in place and are told by file and field', async () => {
  edit('game-data/m10s16/champions.json', '"cost": 1', '"cost": "free"')
  await expect.poll(() => site.output(), slow).toMatch(/champions\.json: TFT10_\w+: cost/)
  expect((await champions())[0].cost).toBe(1)
  edit('game-data/m10s16/champions.json', '"cost": "free"', '"cost": 1')
})

test('Ctrl-C ends it, and PostgreSQL too', async () => {
  expect(await site.end('SIGINT')).toBe(0)
  expect(existsSync(join(project, '.data/postgres/postmaster.pid'))).toBe(false)
})
