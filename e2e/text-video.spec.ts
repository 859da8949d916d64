import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { openStudio } from './setup/browser/studio.ts'
import { storeArticle } from './setup/data/articles.ts'
import { query } from './setup/database/postgres.ts'
import { platform } from './setup/peers/video-platform.ts'
import { sharedStudioSite } from './setup/site/shared-sites.ts'
import { type StudioSite, saveDraft } from './setup/site/studio-site.ts'

const one = '/en/news/detail?content_id=one-video'
const figure = (id: string, title: string) =>
  `<figure><a href="https://www.youtube.com/watch?v=${id}">${title}</a></figure>`
const longTitle = `The second, ${'with a long name '.repeat(9)}`

let site: StudioSite
let url: string
beforeAll(async () => {
  ;({ site, url } = await sharedStudioSite())
  const html = `<p>Before</p>${figure('one', 'The first')}<p>Between</p>${figure('two', longTitle)}`
  await storeArticle(url, { id: 'two-videos', html })
  await storeArticle(url, { id: 'one-video', html: `<p>Before</p>${figure('a_b-1', 'A tour')}<p>After</p>` })
})

/** Opens an article with two videos on a separate site. */
const visitTwo = (options: object = {}) =>
  visit('/en/news/detail?content_id=two-videos', {
    origin: site.origin,
    before: (page) => platform(page, []),
    ...options,
  })
const players = (page: Page) => page.locator('[data-rich] iframe')
const play = (page: Page, name: string) => page.getByRole('link', { name: `Play video: ${name}` })

describe('a video within a text', () => {
  test('is a link to its page without a script, says where it comes from, and asks nothing of others', async () => {
    const html = await (await fetch(site.origin + one)).text()
    const loaded = html.match(/\b(src|srcset|poster)="https?:[^"]*"/g) ?? []
    expect(loaded.filter((each) => !each.includes(site.origin))).toEqual([])
    const { page } = await visit(one, { origin: site.origin, ready: false, javaScriptEnabled: false })
    const link = play(page, 'A tour')
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=a_b-1')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await page.locator('[data-rich] figure').textContent()).toContain('comes from www.youtube-nocookie.com')
  })

  test('is loaded in its place when it is clicked and not before', async () => {
    const asked: string[] = []
    const { page, seen } = await visit(one, { origin: site.origin, before: (page) => platform(page, asked) })
    expect(asked).toEqual([])
    await play(page, 'A tour').click()
    await page.locator('[data-rich] iframe[data-state=playing]').waitFor()
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a_b-1\?autoplay=1/)])
    expect(page.context().pages()).toHaveLength(1)
    const out = page.locator('[data-rich] figure').getByRole('link')
    expect(await out.getAttribute('href')).toBe('https://www.youtube.com/watch?v=a_b-1')
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('stops when another begins, and is played and reached by keyboard', async () => {
    const { page } = await visitTwo()
    for (const name of ['The first', 'The second']) {
      await play(page, name).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('title'))).toMatch(name)
    }
    await players(page).nth(1).and(page.locator('[data-state=playing]')).waitFor()
    await players(page).nth(0).and(page.locator('[data-state=paused]')).waitFor()
  })

  test('that is there only after another was asked for does not begin', async () => {
    const { page } = await visitTwo()
    const secondPlays = () => players(page).nth(1).and(page.locator('[data-state=playing]')).waitFor()
    await page.route('**/embed/one?*', async (route) => {
      await secondPlays()
      await route.fallback()
    })
    await play(page, 'The first').click()
    await play(page, 'The second').click()
    await players(page).nth(0).and(page.locator('[data-state=paused]')).waitFor()
    await secondPlays()
  })

  test('that breaks is reported in its place with a link to its page, which has the focus', async () => {
    const { page } = await visitTwo()
    await play(page, 'The first').click()
    await page.locator('[data-rich] iframe[data-state=playing]').waitFor()
    await players(page).evaluate((each: HTMLIFrameElement) =>
      each.contentWindow!.postMessage('{"event":"command","func":"break"}', '*'),
    )
    const link = page.locator('[data-rich]').getByRole('alert').getByRole('link')
    await link.and(page.locator(':focus')).waitFor()
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=one')
    expect(await play(page, 'The second').count()).toBe(1)
  })

  test('is left to the browser where a new tab is meant', async () => {
    const { page } = await visitTwo()
    const isPrevented = (modifier: object) =>
      play(page, 'The first').evaluate((link, given) => {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...given })
        let isPrevented: boolean | undefined
        const leave = () => {
          isPrevented = click.defaultPrevented
          click.preventDefault()
        }
        document.addEventListener('click', leave, { once: true })
        link.dispatchEvent(click)
        return isPrevented
      }, modifier)
    expect(await isPrevented({ ctrlKey: true })).toBe(false)
    expect(await isPrevented({ shiftKey: true })).toBe(false)
    expect(await players(page).count()).toBe(0)
    expect(await isPrevented({})).toBe(true)
    await players(page).waitFor()
  })

  test('fits a screen of 320 pixels, and axe finds nothing', async () => {
    const { page } = await visitTwo({ ...phone, viewport: { width: 320, height: 600 }, bypassCSP: true })
    expect(await findings(page)).toEqual([])
    const sign = (link: Element) => getComputedStyle(link, '::before').backgroundColor
    expect(await play(page, 'The first').evaluate(sign)).toBe('rgb(255, 216, 74)')
    const isCut = (link: Element) => link.scrollHeight > link.clientHeight
    expect(await play(page, 'The second').evaluate(isCut)).toBe(false)
    await play(page, 'The first').click()
    await players(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findings(page)).toEqual([])
  })

  test('is there after going to another page and back', async () => {
    const { page, seen } = await visitTwo()
    await play(page, 'The first').click()
    await players(page).waitFor()
    await page.locator('main a', { hasText: 'News' }).first().click()
    await page.waitForURL('**/en/news')
    await page.locator('main article').first().waitFor()
    await page.goBack()
    await play(page, 'The first').waitFor()
    expect(await players(page).count()).toBe(0)
    expect(seen.errors).toEqual([])
  })
})

describe('an editor', () => {
  const textbox = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
  const insert = async (page: Page, address: string, title: string) => {
    await page.getByRole('button', { name: 'Video', exact: true }).click()
    await page.getByLabel('Address of the video, or').fill(address)
    await page.getByLabel('Title of the video').fill(title)
    await page.getByRole('button', { name: 'Insert' }).click()
  }
  /** Creates a draft with an id that no retry reuses. */
  const draftWith = async (html: string) => {
    const id = `with-video-${randomUUID()}`
    await saveDraft(site.admin, id, html)
    return id
  }
  const storedHtml = async (id: string) => {
    const [row] = await query(
      url,
      `select draft->'texts'->'en'->>'html' as html from news_revisions where content_id = $1 order by revision desc limit 1`,
      [id],
    )
    return String(row!.html)
  }
  const saved = (page: Page, version: number) =>
    page.locator('[role=status]', { hasText: `Saved as version ${version}` }).waitFor()

  test('puts a video into a text by its address, takes it out and back, and plays it in the preview', async () => {
    const id = await draftWith('<p>Words</p>')
    const { page, seen } = await openStudio(site, `/studio/${id}`)
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }))
    const preview = page.frameLocator('iframe[title="Preview of the page"]')
    await preview.locator('html[data-ready]').waitFor()
    await textbox(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await insert(page, 'https://vimeo.com/123', 'A film')
    await page.getByText('can’t play a video from this address').waitFor()
    await page.getByLabel('Address of the video, or').fill('https://youtu.be/a_b-1?si=x')
    await page.getByRole('button', { name: 'Insert' }).click()
    await textbox(page).locator('figure', { hasText: 'A film' }).waitFor()
    await preview.getByRole('link', { name: 'Play video: A film' }).waitFor()

    await page.getByRole('button', { name: 'Undo' }).click()
    await preview.getByRole('link', { name: 'Play video: A film' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Redo' }).click()
    await preview.getByRole('link', { name: 'Play video: A film' }).click()
    await preview.locator('[data-rich] iframe[title="A film"]').waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await saved(page, 2)
    expect(await storedHtml(id)).toMatch(`<p>Words</p>${figure('a_b-1', 'A film')}`)

    await textbox(page).locator('figure').click()
    await page.keyboard.press('Delete')
    await textbox(page).locator('figure').waitFor({ state: 'detached' })
    await preview.locator('[data-rich] figure').waitFor({ state: 'detached' })
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('changes the title of a video, and keeps its picture', async () => {
    const html =
      '<figure><a href="https://www.youtube.com/watch?v=a"><img src="/act/covers/1440x810/dev.jpg" width="1440" height="810" alt="Old"></a></figure>'
    const id = await draftWith(`<p>Words</p>${html}<p>After</p>`)
    const { page } = await openStudio(site, `/studio/${id}`)
    await page.frameLocator('iframe').locator('html[data-ready]').waitFor()
    await textbox(page).locator('figure img').click()
    await page.getByRole('button', { name: 'Video', exact: true, pressed: true }).click()
    await page.getByLabel('Title of the video').fill('New')
    await page.getByRole('button', { name: 'Insert' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await saved(page, 2)
    expect(await storedHtml(id)).toBe(`<p>Words</p>${html.replace('Old', 'New')}<p>After</p>`)
  })

  test('finds a text with videos as it was, and one with a caption as HTML', async () => {
    const id = await draftWith(`<p>A</p>${figure('a', 'Film &#x26; more')}<p>B</p>`)
    const before = await storedHtml(id)
    const { page } = await openStudio(site, `/studio/${id}`)
    await textbox(page).locator('figure', { hasText: 'Film & more' }).waitFor()
    await textbox(page).getByText('B', { exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await saved(page, 2)
    expect(await storedHtml(id)).toBe(before.replace('B</p>', 'B!</p>'))

    const captioned = figure('a', 'Film').replace('</figure>', '<figcaption>See</figcaption></figure>')
    const { page: other } = await openStudio(site, `/studio/${await draftWith(captioned)}`)
    await other.getByText('edited as HTML').waitFor()
    expect(await textbox(other).inputValue()).toBe(captioned)
  })
})
