import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml, renderHtml } from './rich-text.ts'

const setting = { place: { language: 'th', test: false }, timeZone: 'Asia/Singapore' } as const
const clean = (html: string) => (cleanHtml(html) as { html: string }).html

test.each([
  ['<p onclick="x()">Hi <b>there</b></p>', '<p>Hi <b>there</b></p>'],
  ['<h1>Big</h1>', '<h2>Big</h2>'],
  ['<script>alert(1)</script><p>a</p><style>p{}</style>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<p style="color:red" id="root" class="x">a</p>', '<p>a</p>'],
  ['<font color="red">old</font>', 'old'],
  ['<tr><td>no table</td></tr>', 'no table'],
  ['<p><t:1723075200></p>', '<p>&#x3C;t:1723075200></p>'],
])('%s is stored as %s', (given, stored) => {
  expect(clean(given)).toBe(stored)
})

test('what is stored stays the same when it is cleaned again', () => {
  const html = fc.array(
    fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<td>',
        '<a href="/x">',
        '</a>',
        '<b>',
        '<script>',
        '<svg>',
        '<img src=x>',
      ),
      fc.constantFrom(
        '<ul><li>',
        '</ul>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<math><mtext>',
        '<t:1723075200>',
        '<style>',
        '</',
      ),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(html, (parts) => {
      const once = clean(parts.join(''))
      expect(clean(once)).toBe(once)
    }),
  )
})

test('too large or too deep a text is not even read', () => {
  expect(cleanHtml('a'.repeat(512 * 1024 + 1))).toEqual({ fault: 'it has 524289 bytes, more than 524288' })
  expect(cleanHtml(`${'<div>'.repeat(101)}x`)).toEqual({ fault: 'it is nested deeper than 100 levels' })
  expect(clean('<p>'.repeat(200))).toBe('<p></p>'.repeat(200))
  expect(() => renderHtml('<div>'.repeat(101), setting)).toThrow('nested deeper')
})

test.each([
  ['<t:1723075200>', '<time datetime="2024-08-08T00:00:00.000Z" data-format="YYYY-MM-DD">2024-08-08</time>'],
  [
    'On <t:1723075200000:YYYY-MM-DD HH:mm>!',
    'On <time datetime="2024-08-08T00:00:00.000Z" data-format="YYYY-MM-DD HH:mm">2024-08-08 08:00</time>!',
  ],
  ['<t:172307520>', '&#x3C;t:172307520>'],
])('the timestamp tag in %s', (text, shown) => {
  expect(renderHtml(text.replaceAll('<', '&lt;'), setting)).toBe(shown)
})

test.each([
  ['<a href="/books/hero">x</a>', '<a href="/th/books/hero">x</a>'],
  ['<a href="/en/news">x</a>', '<a href="/en/news">x</a>'],
  ['<a href="/act/2025gsot/">x</a>', '<a href="/act/2025gsot/">x</a>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  [
    '<a href="https://a.example/">x</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['<a href="//a.example/">x</a>', '<a href="//a.example/" target="_blank" rel="noopener noreferrer">x</a>'],
])('the link %s is shown as %s', (stored, shown) => {
  expect(renderHtml(stored, setting)).toBe(shown)
})

test('links stay in the test folder', () => {
  const place = { language: 'ms', test: true } as const
  expect(renderHtml('<a href="/books/hero">x</a>', { ...setting, place })).toBe('<a href="/test/ms/books/hero">x</a>')
})

test('tables can be reached by keyboard, and pictures are links to themselves', () => {
  expect(renderHtml('<table><tbody><tr><td>1</td></tr></tbody></table>', setting)).toContain('<table tabindex="0">')
  const picture = '<img src="/act/a.jpg" loading="lazy" decoding="async" alt="">'
  expect(renderHtml('<img src="/act/a.jpg">', setting)).toBe(`<a href="/act/a.jpg" data-picture="">${picture}</a>`)
  expect(renderHtml('<a href="/act/b"><img src="/act/a.jpg"></a>', setting)).toBe(`<a href="/act/b">${picture}</a>`)
})
