import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** The log line of an error. */
function lineOf(error: Error) {
  let text = ''
  createLog('info', { write: (line) => (text += line) }).error({ err: error }, 'unexpected failure')
  return { text, told: JSON.parse(text) }
}

test('an error is told with its place', () => {
  const { told } = lineOf(new TypeError('a bug'))
  expect(told).toMatchObject({ msg: 'unexpected failure', err: { name: 'TypeError' } })
  expect(told.err.stack).toMatch(/^TypeError: a bug\n +at .*log\.test\.ts/)
})

test('an error of PostgreSQL is told by code and place, without the values that it repeats', () => {
  const error = Object.assign(new pg.DatabaseError('invalid input: "canary@example.com"', 99, 'error'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (mail)=(canary@example.com) already exists.',
  })
  const { text, told } = lineOf(error)
  expect(told.err.code).toBe('22P02')
  expect(told.err.stack).toMatch(/^ +at .*log\.test\.ts/)
  expect(text).not.toContain('canary')
})

test.each([
  ['/en/news?q=canary', '/en/news'],
  ['/unsubscribe/canary.token?lang=en', '/unsubscribe/*'],
  ['/auth/avatars/canary~webp~1~2.signature', '/auth/avatars/*'],
])('the request %s is told as %s', (url, path) => {
  let text = ''
  createLog('info', { write: (line) => (text += line) }).info({ req: { method: 'GET', url } }, 'request')
  expect(JSON.parse(text).req).toEqual({ method: 'GET', path })
})
