import fc from 'fast-check'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inOneLine, withoutControls } from '#src/core/texts/plain-text.ts'
import { type NewsFeed, writeAtom, writeJsonFeed } from './feed-formats.ts'

const origin = 'https://encore.example'
const feedOf = (titles: string[]): NewsFeed => ({
  title: 'News & more <all>',
  summary: 'What is new',
  language: 'en',
  page: `${origin}/en/news?label=dev&b=1`,
  addresses: { atom: `${origin}/en/news/dev.atom`, json: `${origin}/en/news/dev.json` },
  author: { name: 'Encore', link: origin },
  entries: titles.map((title, index) => ({
    link: `${origin}/en/static/a-${index}.html`,
    title,
    description: title,
    published: new Date(Date.UTC(2026, 10, 3, 2)),
    changed: new Date(Date.UTC(2026, 10, 3 + (index % 9), 2)),
    image: `${origin}/act/covers/1440x810/dev.jpg`,
  })),
})

const titles = fc.sample(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', minLength: 100, maxLength: 120 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
    fc
      .array(
        fc.constantFrom(
          ']]>',
          '<b>',
          '</title>',
          '&amp;',
          '&',
          '"',
          '\v',
          '\0',
          '\x1b',
          '\ud800',
          '\ufffe',
          '👩‍🚀',
          'ง',
        ),
      )
      .map((parts) => parts.join('')),
  ),
  { numRuns: 500, seed: 42 },
)

interface Entry {
  [name: string]: string | undefined
}

/** Reads a feed strictly; throws where it is not well-formed or breaks a rule of RFC 4287. */
function readAtom(text: string) {
  const parser = new SaxesParser({ xmlns: true })
  const entries: Entry[] = []
  const head: Entry = {}
  const path: SaxesTagNS[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    expect(tag.uri).toBe('http://www.w3.org/2005/Atom')
    path.push(tag)
    if (tag.local === 'entry') entries.push({})
    const { rel, href, type } = tag.attributes
    if (tag.local === 'link') add(`link ${rel?.value ?? 'alternate'}`, `${new URL(href!.value)} ${type?.value ?? ''}`)
    else if (isOfPart()) add(tag.local, '')
  })
  const isOfPart = () => path.length === 2 || (path.length === 3 && path[1]!.local === 'entry')
  const part = () => (path[1]?.local === 'entry' ? entries.at(-1)! : head)
  const add = (name: string, value: string) => {
    expect(part()[name], `${name} twice`).toBeUndefined()
    part()[name] = value
  }
  const more = (words: string) => {
    if (isOfPart() && path.at(-1)!.local !== 'entry') part()[path.at(-1)!.local] += words
  }
  parser.on('text', more)
  parser.on('cdata', more)
  parser.on('closetag', () => path.pop())
  parser.write(text).close()
  return { head, entries }
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const ofHtml = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

test('an Atom feed is valid with 500 titles of any characters', () => {
  const { head, entries } = readAtom(writeAtom(feedOf(titles)))
  expect(head).toMatchObject({
    id: `${origin}/en/news?label=dev&b=1`,
    title: 'News & more <all>',
    updated: '2026-11-11T02:00:00.000Z',
    'link self': `${origin}/en/news/dev.atom `,
  })
  expect(entries).toHaveLength(500)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(500)
  for (const [index, entry] of entries.entries()) {
    expect(ofHtml(entry.title!)).toBe(withoutControls(titles[index]!).replace(/\r\n?/g, '\n'))
    expect(entry.updated! >= entry.published!).toBe(true)
    for (const time of [entry.updated, entry.published]) expect(time).toMatch(instant)
    expect(entry['link alternate']).toBe(`${entry.id} `)
    expect(entry['link enclosure']).toBe(`${origin}/act/covers/1440x810/dev.jpg image/jpeg`)
  }
})

const url = v.pipe(v.string(), v.url())
const time = v.pipe(v.string(), v.regex(instant))
/** JSON Feed 1.1, as far as feeds of news use it. */
const jsonFeed = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.string(),
  home_page_url: url,
  feed_url: url,
  description: v.string(),
  language: v.string(),
  authors: v.array(v.strictObject({ name: v.string(), url })),
  items: v.array(
    v.strictObject({
      id: url,
      url,
      title: v.string(),
      content_text: v.string(),
      image: url,
      date_published: time,
      date_modified: time,
    }),
  ),
})

test('a JSON feed is valid with 500 titles of any characters', () => {
  const text = writeJsonFeed(feedOf(titles))
  expect(Buffer.from(text).toString()).toBe(text)
  const { items } = v.parse(jsonFeed, JSON.parse(text))
  expect(items.map(({ title }) => title)).toEqual(titles.map(withoutControls))
})

test('a title is kept in a form that any feed can hold', () => {
  for (const title of titles) expect(withoutControls(inOneLine(title))).toBe(inOneLine(title))
})

test('a feed without articles is valid', () => {
  expect(readAtom(writeAtom(feedOf([])))).toMatchObject({ head: { updated: '1970-01-01T00:00:00.000Z' }, entries: [] })
  expect(v.is(jsonFeed, JSON.parse(writeJsonFeed(feedOf([]))))).toBe(true)
})
