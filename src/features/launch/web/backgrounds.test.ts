import { expect, test } from 'vitest'
import { type Ask, fail, ok } from '#src/core/call.ts'
import { askBackgrounds } from './backgrounds.ts'

/** A content service with a picture for each of the given keys. */
const service = (...keys: string[]) =>
  (async (_: unknown, { page_key_list }: { page_key_list: string[] }) =>
    ok({
      background_list: page_key_list
        .filter((key) => keys.includes(key))
        .map((page_key) => ({ page_key, pic_url: `/act/${page_key}.jpg` })),
    })) as unknown as Ask

test('home has the backgrounds that the service names, another season those of its key', async () => {
  const ask = service('home', 'back', 'm15s16/home')
  expect(await askBackgrounds(ask, undefined)).toEqual({ home: '/act/home.jpg', back: '/act/back.jpg' })
  expect(await askBackgrounds(ask, 'm15s16')).toEqual({ home: '/act/m15s16/home.jpg' })
  expect(await askBackgrounds((async () => fail('unreachable')) as Ask, undefined)).toEqual({})
})
