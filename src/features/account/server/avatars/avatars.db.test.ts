import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { avatarAddress, openAvatars } from './avatars.ts'
import { drawnAvatar } from './drawn-avatar.ts'

const db = openDb(inject('databaseUrl'), { pool: 1, namedStatements: true })
afterAll(() => db.destroy())
const privateData = openPrivateData(new Map([['test', ['a secret of this test']]]))
const avatars = openAvatars({ db, redis: null, privateData })
const grant = { userId: 'b6a1d8f0-7f6e-4d58-9f0a-0c6f6f1f2a11', type: 'image/png', length: 5000 } as const
const partOf = (path: string) => path.split('/').at(-1)!

test('an upload address permits what it was made for, for five minutes', () => {
  const { path, expiresAt } = avatars.grant(grant)
  expect(avatars.grantIn(partOf(path))).toEqual(grant)
  expect(Math.abs(expiresAt - Date.now() / 1000 - 300)).toBeLessThan(5)
  const past = [grant.userId, 'png', grant.length, Math.floor(Date.now() / 1000) - 1].join('~')
  expect(avatars.grantIn(privateData.linkPartOf('avatar', past))).toBeNull()
})

test('an upload address that was changed or signed for another key or purpose permits nothing', () => {
  const part = partOf(avatars.grant(grant).path)
  const foreign = openPrivateData(new Map([['test', ['another secret']]]))
  const [id] = part.split('.') as [string]
  for (const wrong of [
    part.replace('~5000~', '~5001~'),
    part.replace('~png~', '~webp~'),
    part.replace('b6a1', 'b6a2'),
    id,
    foreign.linkPartOf('avatar', id),
    privateData.linkPartOf('another purpose', id),
  ]) {
    expect(avatars.grantIn(wrong)).toBeNull()
  }
})

test('an account without an upload has a drawn picture that reveals nothing about it', () => {
  const drawn = avatarAddress({ userId: grant.userId, avatarId: null })
  expect(drawn).toMatch(/^\/auth\/avatars\/[0-9a-f]{16}\.svg$/)
  expect(drawn).toBe(avatarAddress({ userId: grant.userId, avatarId: null }))
  expect(drawn).not.toBe(avatarAddress({ userId: grant.userId.replace('b6', 'b7'), avatarId: null }))
})

test('a drawn picture is valid and within its bounds for every seed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{16}$/), (seed) => {
      const svg = drawnAvatar(seed)
      expect(svg).not.toMatch(/NaN|undefined|-\d/)
      expect(svg.match(/<rect/g)).toHaveLength(8)
      for (const [, x, y, height] of svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="6" height="(\d+)"/g)) {
        expect(Math.max(Number(x) + 6, Number(y) + Number(height))).toBeLessThan(96)
      }
    }),
  )
})
