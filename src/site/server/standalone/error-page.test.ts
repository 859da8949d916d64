import { expect, test } from 'vitest'
import { errorPage } from './error-page.tsx'

test.each([
  ['unexpected', 500, 'Something broke on our side'],
  ['system_busy', 503, 'We’ll be right back'],
  ['too_many_requests', 429, 'One moment, please'],
  ['invalid_request', 400, 'We couldn’t follow that request'],
])('the title for %s says whose failure it is', (error, status, title) => {
  const { html } = errorPage({ language: 'en', error, status, reference: 'req-7' })
  expect(html).toContain(`<title>${title} · Encore</title>`)
  expect(html).toContain(`<h1>${title}</h1>`)
})
