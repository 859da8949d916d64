import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { undecidedScript } from './undecided-script.ts'

/** Whether the script shows the banner to a visitor with these cookies. */
function isShown(cookie: string, revision = 1): boolean {
  const [, body] = /^<script>(.*)<\/script>$/.exec(undecidedScript({ required: true, revision }))!
  let shown = false
  const documentElement = { setAttribute: (name: string) => (shown = name === 'data-undecided') }
  runInNewContext(body!, { document: { cookie, documentElement } })
  return shown
}

const chosen = (revision: number) =>
  `lang=th; cc_cookie=${encodeURIComponent(JSON.stringify({ categories: ['necessary'], revision, data: null }))}`

test('the banner is shown to who has not chosen', () => {
  expect(isShown('')).toBe(true)
  expect(isShown('lang=th; other=%22revision%22%3A1')).toBe(true)
})

test('a choice of this revision hides it, one of another does not', () => {
  expect(isShown(chosen(1))).toBe(false)
  expect(isShown(chosen(1), 2)).toBe(true)
  expect(isShown(chosen(12))).toBe(true)
})

test('where no consent is required there is no script', () => {
  expect(undecidedScript({ required: false, revision: 1 })).toBe('')
})
