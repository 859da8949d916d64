import { expect, inject, test } from 'vitest'
import { accountCalls } from '#src/features/account/account.contract.ts'

const picture = { content_type: 'image/png', content_length: 5000 }

test('an upload requires a session', async () => {
  expect(await ask(picture)).toMatchObject({ status: 401, body: { code: 410001 } })
})

test.each([
  ['content_type', { ...picture, content_type: 'image/svg+xml' }],
  ['content_type', { content_length: 1 }],
  ['content_length', { ...picture, content_length: 0 }],
  ['content_length', { ...picture, content_length: 2 * 1024 * 1024 + 1 }],
  ['content_length', { ...picture, content_length: '5' }],
])('an invalid %s is named in the refusal: %j', async (field, input) => {
  const { status, body } = await ask(input)
  expect([status, body.code, body.msg.split(':')[0]]).toEqual([400, 400001, field])
})

async function ask(input: object) {
  const response = await fetch(inject('origin') + accountCalls.requestAvatarUpload.path, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: await response.json() }
}
