import { describe, expect, inject, test } from 'vitest'
import { newsletterCalls } from '../newsletter.contract.ts'

describe('a refusal of bad input names its field', () => {
  test.each([
    [newsletterCalls.subscribe.path, {}, 400001, /^email: /],
    [newsletterCalls.subscribe.path, { email: 7 }, 400001, /^email: /],
    [newsletterCalls.subscribe.path, { email: `${'a'.repeat(250)}@b.co` }, 400001, /^email: /],
    [newsletterCalls.subscribe.path, { email: 'ann' }, 400050, /^email: /],
    [newsletterCalls.subscribe.path, { email: 'ann@localhost' }, 400050, /^email: /],
    [newsletterCalls.subscribe.path, { email: 'ann@b.co\nbcc: bob@b.co' }, 400050, /^email: /],
    [newsletterCalls.confirm.path, {}, 400001, /^token: /],
    [newsletterCalls.confirm.path, { token: 'x'.repeat(201) }, 400001, /^token: /],
    [newsletterCalls.confirm.path, { token: '' }, 400051, /^link_expired$/],
    [newsletterCalls.unsubscribe.path, { token: 'x.y' }, 400051, /^link_expired$/],
  ])('%s %j', async (path, input, code, message) => {
    const response = await fetch(inject('origin') + path, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'content-type': 'application/json' },
    })
    const body = await response.json()
    expect(body).toMatchObject({ code, msg: expect.stringMatching(message) })
  })
})
