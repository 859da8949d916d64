import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { undecidedScript } from './undecided-script.ts'

/** Whether the script shows the banner for this cookie, in a browser with or without the Cookie Store API. */
async function isShown(cookie: string, { revision = 1, hasStore = true } = {}): Promise<boolean> {
  const [, body] = /^<script>(.*)<\/script>$/.exec(undecidedScript({ required: true, revision }))!
  let shown = false
  const documentElement = { setAttribute: (name: string) => (shown = name === 'data-undecided') }
  const stored = cookie.split('; ').find((each) => each.startsWith('cc_cookie='))
  const get = async () => (stored ? { value: stored.slice('cc_cookie='.length) } : null)
  const self = hasStore ? { cookieStore: { get } } : {}
  await runInNewContext(body!, { self, ...self, document: { cookie: hasStore ? '' : cookie, documentElement } })
  return shown
}

const chosen = (revision: number) =>
  `lang=th; cc_cookie=${encodeURIComponent(JSON.stringify({ categories: ['necessary'], revision, data: null }))}`

describe.each([true, false])('with the Cookie Store API: %s', (hasStore) => {
  test('the banner is shown to an undecided visitor', async () => {
    expect(await isShown('', { hasStore })).toBe(true)
    expect(await isShown('lang=th; other=%22revision%22%3A1', { hasStore })).toBe(true)
  })

  test('a choice of this revision hides it, one of another does not', async () => {
    expect(await isShown(chosen(1), { hasStore })).toBe(false)
    expect(await isShown(chosen(1), { hasStore, revision: 2 })).toBe(true)
    expect(await isShown(chosen(12), { hasStore })).toBe(true)
  })
})

test('where no consent is required there is no script', () => {
  expect(undecidedScript({ required: false, revision: 1 })).toBe('')
})
