import { expect, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { renderHtml } from '../rich-text.ts'
import { parseHtml, parseMarkdown } from '../text-file.ts'

const inFile = (text: string) => `---\ntitle: a\n---\n\n${text}`
const written = (text: string, language: Language) => {
  const parsed = parseMarkdown(inFile(text), language)
  return parsed.ok ? parsed.value.html : ''
}

/** Ids and links of notes in the order of the text. */
const marksIn = (html: string) => [...html.matchAll(/ (?:id|href)="#?([^"]+)"/g)].map(([, name]) => name!)

test('footnotes lead to ids that exist, and back to each place', () => {
  const html = written('One[^b], two[^注] and one[^b].\n\n[^b]: First[^b-2].\n[^注]: Second.\n[^b-2]: Third.', 'en')
  const places = ['note-1-from-1', 'note-2-from-1', 'note-1-from-2', 'note-3-from-1']
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.toSorted()).toEqual([...places, 'note-1', 'note-2', 'note-3'].toSorted())
  const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.toSorted()).toEqual([...places, 'note-1', 'note-1', 'note-2', 'note-3'].toSorted())
  const again = parseHtml(inFile(html), 'zh')
  expect(again.ok && again.value.html).toBe(html)
})

test.each([
  ['en', 'Footnotes', 'Footnote 1'],
  ['zh', '脚注', '脚注1'],
  ['th', 'เชิงอรรถ', 'เชิงอรรถ 1'],
  ['ms', 'Nota kaki', 'Nota kaki 1'],
] as const)('footnotes speak the language of their text: %s', (language, title, label) => {
  const html = written('a[^1]\n\n[^1]: b', language).replaceAll(/[\u200b\u2060]/g, '')
  expect(html).toContain(`<h2>${title}</h2>`)
  expect(html).toContain(`aria-label="${label}"`)
})

test('footnotes of two texts on a page share no ids', () => {
  const setting = {
    place: { language: 'en', test: false },
    timeZone: 'UTC',
    words: { play: 'Play', from: 'From {host}' },
  } as const
  const [one, other] = ['b', 'c'].map((note) => {
    const shown = renderHtml(written(`a[^1]\n\n[^1]: ${note}`, 'en'), setting)
    return new Set('html' in shown ? marksIn(shown.html) : [])
  })
  expect(one!.size).toBe(2)
  expect([...one!].filter((id) => other!.has(id))).toEqual([])
})

test('labels and ids are kept of footnotes alone', () => {
  const parsed = parseHtml(inFile('<p><a href="/x" aria-label="y" id="note-x">z</a><b id="note-1">1</b></p>'), 'en')
  expect(parsed.ok && parsed.value.html).toBe('<p><a href="/x">z</a><b>1</b></p>')
})
