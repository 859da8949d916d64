import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { visit } from './setup/browser/browser.ts'
import { storeArticle } from './setup/data/articles.ts'
import { sharedStudioSite } from './setup/site/shared-sites.ts'
import { previewPath, type StudioSite, saveDraft, signPreview } from './setup/site/studio-site.ts'

let site: StudioSite
const secretWords = 'Words that nobody may read yet'
const draft = { content_id: 'hidden', preview_version: 1, lang: 'en' } as const

beforeAll(async () => {
  const shared = await sharedStudioSite()
  site = shared.site
  await saveDraft(site.admin, 'hidden', `<p>${secretWords}</p>`)
  await storeArticle(shared.url, { id: 'seen', html: '<p>Words that all may read</p>' })
  await saveDraft(site.admin, 'seen', `<p>${secretWords}</p>`)
})

const get = async (path: string) => {
  const answer = await fetch(site.origin + path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

describe('the page of a draft', () => {
  test('is shown to who has its signature, and kept by nobody', async () => {
    const { status, headers, html } = await get(previewPath(draft))
    expect(status).toBe(200)
    expect(html).toContain(secretWords)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': expect.stringContaining(`frame-ancestors ${site.admin}`),
    })
    expect(headers.has('x-frame-options')).toBe(false)
    for (const path of ['/en/news/detail?content_id=hidden', '/en/static/hidden.html']) {
      expect(await get(path)).toMatchObject({ status: 404 })
    }
  })

  test('has an address of the static kind too, and stands apart from what readers see', async () => {
    const seen = { ...draft, content_id: 'seen' }
    const query = new URLSearchParams({ ...signPreview(seen) } as never)
    const preview = `/en/static/seen.html?${query}`
    expect((await get(preview)).html).toContain(secretWords)
    for (const path of ['/en/static/seen.html', '/en/news/detail?content_id=seen']) {
      const { html, headers } = await get(path)
      expect(html).toContain('Words that all may read')
      expect(html).not.toContain(secretWords)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
    expect((await get(preview)).html).toContain(secretWords)
  })

  test('has no data apart from it, and what all may read has none of its data', async () => {
    const seen = { ...draft, content_id: 'seen' }
    for (const path of [previewPath(draft), previewPath(seen), `${previewPath(draft)}&preview_version=2`]) {
      const { status, headers, html } = await get(`/act/page-data${path}`)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(html).not.toContain('hidden')
    }
    for (const path of ['/en/news/detail?content_id=hidden', '/en/static/hidden.html'])
      expect(await get(`/act/page-data${path}`)).toMatchObject({ status: 404 })
  })

  const right = () => new URL(previewPath(draft), site.origin)
  const changed = (change: (params: URLSearchParams) => void) => () => {
    const address = right()
    change(address.searchParams)
    return address.pathname + address.search
  }
  test.each<[string, () => string]>([
    ...(['preview_version', 'sign', 'timestamp', 'app_key'] as const).flatMap((key): [string, () => string][] => [
      [`without ${key}`, changed((params) => params.delete(key))],
      [`with an empty ${key}`, changed((params) => params.set(key, ''))],
      [`with ${key} twice`, changed((params) => params.append(key, params.get(key)!))],
      [`with ${key} of another kind`, changed((params) => params.set(key, '<b>'))],
    ]),
    ['with its id twice', changed((params) => params.append('content_id', 'hidden'))],
    ['without its id', changed((params) => params.delete('content_id'))],
    [
      'by the id of its father',
      changed((params) => {
        params.delete('content_id')
        params.set('father_content_id', 'hidden')
      }),
    ],
    ['with the id of another article', changed((params) => params.set('content_id', 'seen'))],
    ['with another version', changed((params) => params.set('preview_version', '2'))],
    ['with another key', changed((params) => params.set('app_key', 'cms'))],
    ['with a later moment', changed((params) => params.set('timestamp', String(Number(params.get('timestamp')) + 1)))],
    ['in another language', () => right().pathname.replace('/en/', '/th/') + right().search],
    ['signed six minutes ago', () => previewPath(draft, { ...old(-6) })],
    ['signed for in six minutes', () => previewPath(draft, { ...old(6) })],
  ])('is refused %s', async (_, path) => {
    const { status, headers, html } = await get(path())
    expect(status).toBe(403)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).not.toContain(secretWords)
    expect(html).toMatch(/Encore/)
  })
  const old = (minutes: number) => {
    const info = signPreview(draft, () => Date.now() + minutes * 60_000)
    return { sign: info.sign, timestamp: String(info.timestamp) }
  }

  test('is not shown for any of a thousand changed signatures', async () => {
    const info = signPreview(draft)
    const readBy = async (sign: string) => {
      const answer = await fetch(site.origin + newsCalls.readArticle.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content_id: 'hidden', with_off: true, sign_info: { ...info, sign } }),
      })
      return `${answer.status} ${(await answer.text()).includes(secretWords)}`
    }
    expect(await readBy(info.sign)).toBe('200 true')
    const found = new Set<string>()
    for (let n = 0; n < 1000; n++) {
      const place = n % 64
      const digit = (Number.parseInt(info.sign[place]!, 16) + 1 + (n % 15)) % 16
      found.add(await readBy(info.sign.slice(0, place) + digit.toString(16) + info.sign.slice(place + 1)))
    }
    expect([...found]).toEqual(['403 false'])
  })
})

describe('a draft in lists', () => {
  const lists: [string, object][] = [
    [newsCalls.listFeeds.path, { primary_label_id: 1 }],
    [newsCalls.searchFeeds.path, { keyword: 'nobody' }],
  ]
  const listBy = async (path: string, input: object) => {
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return { status: answer.status, cached: answer.headers.get('cache-control'), text: await answer.text() }
  }
  const signed = () => ({ content_id: 'hidden', with_off: true, sign_info: signPreview(draft) })

  test.each(lists)('%s holds it for who has its signature, and nobody keeps that', async (path, input) => {
    const shown = await listBy(path, { ...input, ...signed() })
    expect(shown).toMatchObject({ status: 200, cached: 'no-store', text: expect.stringContaining('About hidden') })
    expect((await listBy(path, input)).text).not.toContain('About hidden')
    expect((await get('/en/news')).html).not.toContain('About hidden')
  })

  test.each(lists)('%s refuses a wrong, an old and a second signature', async (path, input) => {
    const { sign_info, ...rest } = signed()
    const stale = signPreview(draft, () => Date.now() - 6 * 60_000)
    const wrong = { ...sign_info, sign: sign_info.sign.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }
    for (const info of [undefined, wrong, stale]) {
      const { status, cached, text } = await listBy(path, { ...input, ...rest, sign_info: info })
      expect({ status, cached, code: JSON.parse(text).code }).toEqual({ status: 403, cached: 'no-store', code: 400023 })
      expect(text).not.toContain('About hidden')
    }
    const doubled = await listBy(path, { ...input, ...rest, sign_info: [sign_info, sign_info] })
    expect([doubled.status, JSON.parse(doubled.text).msg]).toEqual([400, expect.stringMatching(/^sign_info/)])
  })
})

describe('the list of news in a preview', () => {
  const listPath = (change: object = {}) =>
    `/en/news?${new URLSearchParams({ content_id: 'hidden', ...signPreview(draft), ...change } as never)}`

  test('holds the draft, whose link and tabs send the arguments on, and is not kept', async () => {
    const { status, headers, html } = await get(listPath())
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
    expect(hrefs.filter((href) => href.startsWith('/en/static/hidden.html?'))).toEqual([
      expect.stringContaining('sign='),
    ])
    expect(hrefs.some((href) => href.includes('label=dev') && href.includes('sign='))).toBe(true)
    expect((await get('/en/news')).html).not.toContain('hidden.html')
  })

  test.each([{ sign: 'a'.repeat(64) }, { sign: '' }, { content_id: 'seen' }])('is refused with %j', async (change) => {
    const { status, html } = await get(listPath(change))
    expect(status).toBe(403)
    expect(html).not.toContain('About hidden')
  })
})

describe('a preview in the browser', () => {
  /** Starts a hostile server whose page frames or opens an address and posts to it. */
  async function openEvil(path: string): Promise<string> {
    const push = JSON.stringify(pushOf({ html: '<p>Words of an evil site</p>' }))
    const target = JSON.stringify(site.origin + path)
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end(`<!doctype html><iframe src=${target}></iframe>
        <script>
          const opened = window.open(${target})
          setInterval(() => { for (const page of [opened, frames[0]]) page?.postMessage(${push}, '*') }, 50)
        </script>`),
    ).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    return new Promise((done) =>
      server.once('listening', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
    )
  }
  const pushOf = (more: object) => ({
    kind: 'encore-preview',
    content_id: 'hidden',
    sign_info: signPreview(draft),
    title: 'Pushed',
    description: 'Pushed',
    html: '<p>Pushed words</p>',
    ...more,
  })

  test('shows nothing of what an evil site sends, and is held in no frame of it', async () => {
    const evil = await openEvil(previewPath(draft))
    const popups: Page[] = []
    const before = async (page: Page) => void page.on('popup', (popup) => popups.push(popup))
    const { page } = await visit('/', { origin: evil, ready: false, before })
    await expect.poll(() => popups.length).toBe(1)
    const opened = popups[0]!
    await opened.waitForSelector('html[data-ready]')
    await opened.evaluate(
      () =>
        new Promise<void>((done) => {
          let heard = 0
          addEventListener('message', () => ++heard === 5 && done())
        }),
    )
    expect(await opened.locator('main').textContent()).not.toContain('evil')
    expect(await opened.locator('main').textContent()).toContain(secretWords)
    expect(page.frames()[1]!.url()).toMatch(/^chrome-error:/)
  })

  test('follows the window of the editor that opened it, for its own version alone', async () => {
    const { page } = await visit('/studio', { origin: site.admin, ready: false })
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        (address) => void Object.assign(window, { opened: window.open(address) }),
        site.origin + previewPath(draft),
      ),
    ])
    await opened.waitForSelector('html[data-ready]')
    const send = (push: object) =>
      page.evaluate(([push, origin]) => (window as never as { opened: Window }).opened.postMessage(push, origin), [
        push,
        site.origin,
      ] as const)
    const other = signPreview({ ...draft, preview_version: 2 })
    for (const wrong of [
      { content_id: 'seen' },
      { sign_info: other },
      { html: 7 },
      { kind: 'other' },
      { sign_info: null },
    ]) {
      await send(pushOf({ title: 'Wrong', html: '<p>Wrong</p>', ...wrong }))
    }
    await send(pushOf({ html: '<p onclick="x()">Pushed words</p><script>x()</script>' }))
    await opened.locator('h1', { hasText: 'Pushed' }).waitFor()
    expect(await opened.locator('[data-rich]').innerHTML()).toBe('<p>Pushed words</p>')
    expect(await opened.getByText('Preview of version 1').isVisible()).toBe(true)
  })

  test('does not follow a window of the editor after the signature is over', async () => {
    const stale = signPreview(draft, () => Date.now() - 6 * 60_000)
    const answer = await fetch(`${site.origin}/api/preview/renderPreview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content_id: 'hidden', lang: 'en', sign_info: stale, html: '<p>a</p>' }),
    })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 400023])
  })
})
