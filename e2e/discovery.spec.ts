import { expect, inject, test } from 'vitest'
import { config } from '../site.config.ts'

const origin = inject('origin')
const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('every English address of the sitemap is a page, is its own canonical address and may be indexed', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text()
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*\/en\/[^<]*)<\/loc>/g), ([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(100)
  for (const address of addresses) {
    const response = await fetch(address, { redirect: 'manual' })
    const html = await response.text()
    const robots = html.includes('name="robots"')
    expect({ address, status: response.status, canonical: canonicalOf(html), robots }).toEqual({
      address,
      status: 200,
      canonical: address,
      robots: false,
    })
  }
})

test('the sitemap says when an article last changed, as its page does', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text()
  const [, address, time] = /<loc>([^<]*\/en\/static\/[^<]*)<\/loc><lastmod>([^<]*)</.exec(sitemap)!
  expect(await (await fetch(address!)).text()).toContain(`"dateModified":"${time}"`)
})

test('the power snax of a season without any are neither in the sitemap nor for search engines', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text()
  expect(sitemap).toContain('/en/books/goop?season=m15s16<')
  expect(sitemap).not.toContain('/books/goop?season=m10s16<')
  const html = await (await ask('/en/books/goop?season=m10s16')).text()
  expect(html).toContain('Remix Rumble has no power snax')
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test.each(['/en/nosuch.html', '/nosuch.txt', '/en/chess/m10s16/nobody', '/en/books/hero?season=m99s9'])(
  '%s is for no search engine, and names no other address as its own',
  async (path) => {
    const html = await (await ask(path)).text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toMatch(/rel="(canonical|alternate)"|og:url/)
  },
)

test('/favicon.ico leads to an icon that every browser can show', async () => {
  const response = await fetch(`${origin}/favicon.ico`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('finders of a security hole learn at /.well-known/security.txt whom to tell', async () => {
  const response = await ask('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ])
  const text = await response.text()
  expect(text).toContain(`Contact: ${config.security!.contact}\n`)
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`)
})
