import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defineCall } from '../call.ts'
import { placeOf } from '../languages.ts'
import { askOverHttp, sourceOf } from './ask.ts'

const call = defineCall({ path: '/api/find', summary: 'Finds', input: v.object({}), output: v.object({}) })

test('a call says its language, game, area and source', async () => {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers)
    return new Response('{"code":0,"data":{}}')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const content = { gameId: '30051', areaId: 'global' }
  await askOverHttp({ place: placeOf('/zh/')!, errors: {}, content, source: 'm_web' })(call, {})
  expect(sent).toEqual([
    {
      'content-type': 'application/json',
      'x-language': 'CN',
      'x-gameid': '30051',
      'x-areaid': 'global',
      'x-source': 'm_web',
    },
  ])
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', false, 'pc_web'],
  ['Mozilla/5.0 (iPhone) Version/18 Mobile/15E148 Safari/604.1', false, 'm_web'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile', true, 'webview'],
])('%s, in the game: %s, is the source %s', (userAgent, isInGame, source) => {
  expect(sourceOf(userAgent, isInGame)).toBe(source)
})
