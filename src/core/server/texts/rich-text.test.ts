import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml, renderHtml, type TextSetting } from './rich-text.ts'

const words = { play: 'Play', from: 'From {host}' }
const setting = { place: { language: 'th', test: false }, timeZone: 'Asia/Singapore', words } as const
const clean = (html: string) => (cleanHtml(html) as { html: string }).html
const render = (html: string, given: TextSetting = setting) => (renderHtml(html, given) as { html: string }).html

const videos = {
  embeds: { tube: 'https://player.example/embed/{id}' },
  pages: { tube: ['https://tube.example/{id}'] },
  fileOrigins: ['https://files.example'],
}
/** Cleans with videos allowed. */
const kept = (html: string) => (cleanHtml(html, videos) as { html: string }).html

test.each([
  ['<p onclick="x()">Hi <b>there</b></p>', '<p>Hi <b>there</b></p>'],
  ['<h1>Big</h1>', '<h2>Big</h2>'],
  ['<script>alert(1)</script><p>a</p><style>p{}</style>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<p style="color:red" id="root" class="x">a</p>', '<p>a</p>'],
  ['<font color="red">old</font>', 'old'],
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-0"><p>At noon. <span style="font-weight:700">Leave</span></p></b>',
    '<p>At noon. <strong>Leave</strong></p>',
  ],
  [
    '<style>.c1{font-weight:700}.c2{font-style:italic}</style><p><span class="c1">At</span><span class="c2 c3"> noon</span></p>',
    '<p><strong>At</strong><em> noon</em></p>',
  ],
  [
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Annie<o:p></o:p></p>",
    '<ul><li>Annie</li></ul>',
  ],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<tr><td>no table</td></tr>', 'no table'],
  ['<p><t:1723075200></p>', '<p>&#x3C;t:1723075200></p>'],
])('%s is stored as %s', (given, stored) => {
  expect(clean(given)).toBe(stored)
})

test.each([
  ['<a href="/x"><table><a href="/y">', '<a href="/x"></a><a href="/y"></a><table></table>'],
  ['<p><marquee><p>x', '<p></p><p>x</p><p></p>'],
])('what no browser keeps nested, as in %s, is stored apart: %s', (given, stored) => {
  expect(clean(given)).toBe(stored)
  expect(clean(stored)).toBe(stored)
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
        ...['<marquee>', '<button>', '<h2>', '<tr>', '<div>', '</div>'],
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
    { numRuns: 1000 },
  )
})

test('videos that are stored stay the same when they are cleaned again', () => {
  const tokens = fc.constantFrom(
    ...['<figure>', '</figure>', '<figcaption>', '<p>', '</p>', '<div>', '</div>', '<b>x</b>', 'x', ' '],
    ...['<a href="tube:1">c</a>', '<a href="tube:1"><img src=x></a>', '<a href="/x"><img src="tube:2"></a>'],
    ...['<h2><img src="tube:2" alt=b></h2>', '<img src=x>', '<img src="tube:2" alt=b>'],
    ...['<iframe src="https://tube.example/3"></iframe>', '<video src="https://files.example/a.mp4" poster=p.png>'],
  )
  fc.assert(
    fc.property(fc.array(tokens), (parts) => {
      const once = kept(parts.join(''))
      expect(kept(once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
})

test('too large or too deep a text is not even read', () => {
  expect(cleanHtml('a'.repeat(512 * 1024 + 1))).toEqual({ fault: 'it has 524289 bytes, more than 524288' })
  expect(cleanHtml(`${'<div>'.repeat(101)}x`)).toEqual({ fault: 'it is nested deeper than 100 levels' })
  expect(clean('<p>'.repeat(200))).toBe('<p></p>'.repeat(200))
  expect(renderHtml('<div>'.repeat(101), setting)).toEqual({ fault: 'it is nested deeper than 100 levels' })
  expect(cleanHtml('<div></x>'.repeat(6000))).toEqual({ fault: 'it is nested deeper than 100 levels' })
  expect(clean('<div></div>'.repeat(200))).toBe('<div></div>'.repeat(200))
})

test('a hundred timestamp tags and more nest nothing', () => {
  expect(clean('<t:1723075200>'.repeat(101))).toBe('&#x3C;t:1723075200>'.repeat(101))
  expect(render('<t:1723075200:YYYY>'.repeat(101))).toContain('2567')
})

test.each([
  ['<t:1723075200>', '<time datetime="2024-08-08T00:00:00.000Z" data-format="YYYY-MM-DD">8\u00a0ส.ค.\u00a02567</time>'],
  [
    'On <t:1723075200000:YYYY-MM-DD HH:mm>!',
    'On <time datetime="2024-08-08T00:00:00.000Z" data-format="YYYY-MM-DD HH:mm">8\u00a0ส.ค.\u00a02567\u00a008:00 (UTC+8)</time>!',
  ],
  ['<t:172307520>', '&#x3C;t:172307520>'],
])('the timestamp tag in %s', (text, shown) => {
  expect(render(text.replaceAll('<', '&lt;'))).toBe(shown)
})

test.each([
  ['<a href="/books/hero">x</a>', '<a href="/th/books/hero">x</a>'],
  ['<a href="/en/news">x</a>', '<a href="/en/news">x</a>'],
  ['<a href="/act/2025gsot/">x</a>', '<a href="/act/2025gsot/">x</a>'],
  [
    '<a href="/act/m10s16/1624x750/TFT10_Illaoi.jpg">x</a>',
    '<a href="/act/m10s16/1624x750/TFT10_Illaoi.jpg" download="m10s16-1624x750-TFT10_Illaoi.jpg">x</a>',
  ],
  ['<a href="/act/covers/stage.jpg">x</a>', '<a href="/act/covers/stage.jpg">x</a>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  [
    '<a href="https://a.example/">x</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['<a href="//a.example/">x</a>', '<a href="//a.example/" target="_blank" rel="noopener noreferrer">x</a>'],
])('the link %s is shown as %s', (stored, shown) => {
  expect(render(stored)).toBe(shown)
})

test('links stay in the test folder', () => {
  const place = { language: 'ms', test: true } as const
  expect(render('<a href="/books/hero">x</a>', { ...setting, place })).toBe('<a href="/test/ms/books/hero">x</a>')
})

test('tables can be reached by keyboard, and pictures are links to themselves', () => {
  expect(render('<table><tbody><tr><td>1</td></tr></tbody></table>')).toContain('<table tabindex="0">')
  const picture = '<img src="/act/a.jpg" loading="lazy" decoding="async" alt="">'
  expect(render('<img src="/act/a.jpg">')).toBe(`<a href="/act/a.jpg" data-picture="">${picture}</a>`)
  expect(render('<a href="/act/b"><img src="/act/a.jpg"></a>')).toBe(`<a href="/act/b">${picture}</a>`)
  expect(render('<a href="/act/b"><strong><img src="/act/a.jpg"></strong></a>')).not.toContain('data-picture')
  expect(render('<p><img src="data:image/png;base64,AA">x</p>')).toBe('<p>x</p>')
  expect(render('<a>x</a>')).toBe('<a>x</a>')
  expect(render('<img src="/act/a.jpg?ori_s=9&amp;ori_q=80">')).toContain(
    '<picture><source type="image/webp" srcset="/act/a.webp?ori_s=9&#x26;ori_q=80"><img',
  )
})

test.each([
  ['<img src="/act/m15s16/1280x720/home.jpg">', ' width="1280" height="720"'],
  ['<img src="/act/covers/480x270/dev.jpg" width="48" height="27">', ' width="48" height="27"'],
  ['<img src="/act/m10s16/96/a.png" height="9">', ' height="9"'],
])('%s is shown with the size%s', (given, size) => {
  expect(
    render(given)
      .match(/ (width|height)="\d+"/g)
      ?.join(''),
  ).toBe(size)
})

const figure = '<figure><a href="https://tube.example/7">Trailer</a></figure>'

test.each([
  ['<iframe src="https://player.example/embed/7?rel=0" title="Trailer" onload="x()"></iframe>', figure],
  ['<p><iframe src="//tube.example/7" title=" Trailer "></iframe> </p>', figure],
  ['<p><img src="tube:7" alt="Trailer"></p>', figure],
  ['<p><a href="tube:7"><b>Trai</b>ler</a></p>', figure],
  ['<figure data-video="x"><a href="https://tube.example/7?t=9" onclick="x()">Trailer</a></figure>', figure],
  ['<div style="padding:56%"><div><iframe src="tube:7" title="Trailer"></iframe></div></div>', figure],
  [
    '<figure><iframe src="tube:7"></iframe><figcaption>A <i>b</i></figcaption></figure>',
    figure.replace('Trailer', 'tube.example/7').replace('</figure>', '<figcaption>A <i>b</i></figcaption></figure>'),
  ],
  [
    '<p><a href="tube:7"><img src="a.png" alt="Trailer" width="9"></a></p>',
    figure.replace('Trailer', '<img src="a.png" width="9" alt="Trailer">'),
  ],
  [
    '<video poster="javascript:x" src="https://files.example/a.mp4" title="T">none</video>',
    '<figure><a href="https://files.example/a.mp4">T</a></figure>',
  ],
  [
    '<video><source src="https://files.example/a.mp4"></video>',
    '<figure><a href="https://files.example/a.mp4">files.example/a.mp4</a></figure>',
  ],
  ['<p>See <img src="tube:7" alt="it"> now</p>', '<p>See <a href="https://tube.example/7">it</a> now</p>'],
  ['<p>See <a href="tube:7"><b>it</b></a> now</p>', '<p>See <a href="https://tube.example/7"><b>it</b></a> now</p>'],
  ['<p><a href="https://tube.example/7">it</a></p>', '<p><a href="https://tube.example/7">it</a></p>'],
  ['<h2><iframe src="tube:7" title="it"></iframe></h2>', '<h2><a href="https://tube.example/7">it</a></h2>'],
  ['<a href="/x">x<iframe src="tube:7"></iframe></a>', '<a href="/x">x</a>'],
  ['<iframe src="https://other.example/7"></iframe><p>a</p>', '<p>a</p>'],
  [
    '<figure><a href="https://other.example/7">x</a></figure>',
    '<figure><a href="https://other.example/7">x</a></figure>',
  ],
])('the video %s is stored as %s', (given, stored) => {
  expect(kept(given)).toBe(stored)
  expect(kept(stored)).toBe(stored)
})

test('a video is shown as a link that tells its player and where it comes from, and one that can not be played as a link', () => {
  const shown = (html: string, sources = videos) => (renderHtml(html, setting, sources) as { html: string }).html
  expect(shown(figure)).toBe(
    '<figure data-video="https://player.example/embed/7"><a href="https://tube.example/7" aria-label="Play: Trailer" ' +
      'data-action="video_play" target="_blank" rel="noopener noreferrer">Trailer</a><small>From player.example</small></figure>',
  )
  const file = '<figure><a href="https://files.example/a.mp4">x</a></figure>'
  expect(shown(file)).toMatch(/^<figure data-video=""><a .*<small>From files\.example<\/small>/)
  expect(shown(figure.replace('Trailer', '<img src="/act/a.png" alt="Trailer">'))).toContain(
    'aria-label="Play: Trailer"',
  )
  expect(shown(figure, { ...videos, embeds: {} as never })).toBe(
    figure.replace('">', '" target="_blank" rel="noopener noreferrer">'),
  )
})

test('a text that is too large or too deep once its videos are links is refused', () => {
  expect(cleanHtml(`${'<div>'.repeat(99)}<p>a<img src="tube:7">`, videos)).toMatchObject({ html: expect.any(String) })
  expect(cleanHtml(`${'<div>x'.repeat(99)}<img src="tube:7">`, videos)).toEqual({
    fault: 'it is nested deeper than 100 levels',
  })
  expect(cleanHtml('<img src="tube:7">'.repeat(20_000), videos)).toEqual({
    fault: expect.stringContaining('more than 524288'),
  })
})
