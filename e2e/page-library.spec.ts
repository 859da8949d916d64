import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type * as Module from '#src/game/web/game-library.ts'
import { visit } from './setup/browser/browser.ts'
import { bundleOf } from './setup/browser/bundle.ts'

/** Opens an empty page of the site. */
async function emptyPage() {
  const { page } = await visit('/robots.txt', { ready: false, bypassCSP: true })
  await page.setContent('<!doctype html><title>bare</title>')
  return page
}

/** Opens an empty page with the library. */
async function emptyPageWithLibrary(group = 'release') {
  const page = await emptyPage()
  await page.addScriptTag({ url: `${inject('origin')}/act/gamedata/${group}/jcc-lib.js` })
  return page
}

const read = (
  page: Awaited<ReturnType<typeof emptyPageWithLibrary>>,
  language: string,
  kinds: string[],
  group = 'release',
) =>
  page.evaluate(
    ([group, language, kinds]) =>
      window.JCCLibGroup![group as 'release'].getModeGameData(language as 'en', kinds as string[]),
    [group, language, kinds] as const,
  )

test.each(['release', 'prerelease'])(
  'a bare page reads champions and seasons through the %s library',
  async (group) => {
    const data = await read(await emptyPageWithLibrary(group), 'zh', ['hero', 'season'], group)
    expect(data.season.map(({ id }) => id)).toEqual(['m10s16', 'm15s16'])
    const illaoi = data.hero.m10s16!.find(({ $key_id }) => $key_id === 'TFT10_Illaoi')!
    expect(illaoi).toMatchObject({ name: '俄洛伊', price: 5 })
    expect(illaoi.$trait_data.map(({ contactId, numList }) => [contactId, numList])).toContainEqual([
      'Set10_Brawler',
      [2, 4, 6],
    ])
  },
)

test('a page of another site reads champions through the library, and nothing else that this site has', async () => {
  const html = `<!doctype html><title>elsewhere</title><link rel="icon" href="data:,"><script src="${inject('origin')}/act/gamedata/release/jcc-lib.js"></script>`
  const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void elsewhere.close())
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  const { page, seen } = await visit('/', { origin, ready: false, consent: false })
  expect((await read(page, 'en', ['hero'])).hero.m10s16).toHaveLength(60)
  expect(seen.errors).toEqual([])
  const others = ['/en/', '/robots.txt', '/api/openapi.json'].map((path) => inject('origin') + path)
  const readable = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((each) =>
          fetch(each, { mode: 'no-cors' }).then(
            ({ type }) => type,
            () => 'refused',
          ),
        ),
      ),
    others,
  )
  expect(readable).toEqual(['refused', 'refused', 'refused'])
})

test('Malay falls back to English in seasons of a mode up to 15', async () => {
  const page = await emptyPageWithLibrary()
  const [malay, english] = [await read(page, 'ms', ['hero']), await read(page, 'en', ['hero'])]
  expect(malay.hero).toEqual(english.hero)
})

test('an unknown kind is left out', async () => {
  const data = await read(await emptyPageWithLibrary(), 'en', ['hero', 'nothing'])
  expect(Object.keys(data)).toEqual(['hero'])
})

describe("a page of the game that reads the library through the site's module", () => {
  let bundle: string
  beforeAll(async () => {
    bundle = await bundleOf('src/game/web/game-library.ts')
  })

  /** Reads a mode's season and number of champions, or the error message. */
  async function readMode(page: Page, mode: number, isTest = false) {
    await page.addScriptTag({ content: bundle })
    return page.evaluate(
      async ({ mode, isTest }) => {
        const { underTest } = globalThis as unknown as { underTest: typeof Module }
        try {
          const read = await underTest.readModeGameData({ language: 'en', mode, season: 16, isTest })
          return { id: read.season.id, heroes: read.heroes.length, traits: read.traits.length }
        } catch (error) {
          return (error as Error).message
        }
      },
      { mode, isTest },
    )
  }

  test.each([false, true])('gets champions and traits of a mode (as a test page: %s)', async (isTest) => {
    expect(await readMode(await emptyPageWithLibrary(), 10, isTest)).toEqual({ id: 'm10s16', heroes: 60, traits: 29 })
  })

  test('is told to the letter that it has no library', async () => {
    expect(await readMode(await emptyPage(), 10)).toBe('JCCLibGroup is not available on window object')
  })

  test('is told to the letter that there is no such mode', async () => {
    expect(await readMode(await emptyPageWithLibrary(), 99)).toBe('Game mode 99 season 16 not found')
  })

  test('finds nothing below an unknown season key', async () => {
    const page = await emptyPageWithLibrary()
    await page.addScriptTag({ content: bundle })
    const found = await page.evaluate(async () => {
      const { underTest } = globalThis as unknown as { underTest: typeof Module }
      const data = await window.JCCLibGroup!.release.getModeGameData('en', ['hero', 'trait'])
      return [underTest.dataOfSeason(data, 'm10s16').heroes.length, underTest.dataOfSeason(data, 'm99s1')]
    })
    expect(found).toEqual([60, { heroes: [], traits: [] }])
  })
})

test('every data file is immutable under its path, and an unknown one is missing', async () => {
  const script = await (await fetch(`${inject('origin')}/act/gamedata/release/jcc-lib.js`)).text()
  const [path] = /\/act\/gamedata\/data\/hero-en\.\w+\.json/.exec(script)!
  expect((await fetch(inject('origin') + path)).headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${inject('origin')}/act/gamedata/data/hero-en.000.json`)).status).toBe(404)
})
