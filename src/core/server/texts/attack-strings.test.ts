import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import attacks from '../../../../e2e/setup/data/attack-strings.json' with { type: 'json' }
import { config } from '../../../../site.config.ts'
import { cleanHtml, renderHtml } from './rich-text.ts'

const words = { play: 'Play', from: 'From {host}' }
const setting = { place: { language: 'en', test: false }, timeZone: 'UTC', words } as const
const player = 'https://player.example/embed/{id}'
const videos = { embeds: { youtube: player }, pages: config.video.pages, fileOrigins: ['https://files.example'] }
const render = (html: string) => (renderHtml(html, setting, videos) as { html: string }).html
const parser = unified().use(rehypeParse, { fragment: true })
const harmless = new Set(
  'href src alt width height start reversed colSpan rowSpan align scope lang title loading decoding tabIndex target rel ariaLabel dataPicture dateTime dataFormat type srcSet'.split(
    ' ',
  ),
)

/** Player addresses that a page may load. */
const isPlayer = /^(https:\/\/player\.example\/embed\/[\w-]+)?$/

/** Parts of a text that a browser could act on. */
function dangersIn(html: string): string[] {
  const found: string[] = html.includes('\0') ? ['a null character'] : []
  visit(parser.parse(html) as Root, 'element', ({ tagName, properties }) => {
    if (/^(script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link|template|video)$/.test(tagName))
      found.push(tagName)
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'dataAction' && tagName === 'a' && value === 'video_play') continue
      if (name === 'dataVideo' ? !isPlayer.test(String(value)) : !harmless.has(name)) found.push(`${tagName} ${name}`)
      if (/^(href|src)$/.test(name) && !/^(https?:|mailto:|[^:]*$|[/?#.])/i.test(String(value)))
        found.push(`${name}=${value}`)
    }
  })
  return found
}

test('518 attack strings of 29 kinds leave nothing behind that a browser would act on', () => {
  expect(attacks).toHaveLength(518)
  const dangers = attacks.flatMap(({ kind, html }) => {
    const stored = (cleanHtml(html, videos) as { html: string }).html
    const all = [...dangersIn(stored), ...dangersIn(render(stored)), ...dangersIn(render(html))]
    return all.length > 0 ? [{ kind, html, all }] : []
  })
  expect(dangers).toEqual([])
})

test('the search for dangers finds some', () => {
  expect(dangersIn('<img src=x onerror=a><script>1</script><a href="javascript:1" id=x>')).toHaveLength(4)
  expect(dangersIn('<figure data-video="https://player.example.evil/embed/x"><iframe>')).toHaveLength(2)
})
