import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { defineCall } from '../../call.ts'
import { placeOf } from '../../languages.ts'
import { askOverHttp, sourceOf } from './ask.ts'
import { type ContentSettings, contentSettingsAt } from './content-settings.ts'

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

describe('calls of the content service', () => {
  const content = { gameId: '30051', areaId: 'global' }
  const ofService = defineCall({ path: '/api/cms/Find', summary: 'Finds', input: v.object({}), output: v.object({}) })
  /** Asks the service, then another call; returns addresses and languages as they were sent. */
  async function sentWith(settings: ContentSettings | null) {
    const sent: [string, string | null][] = []
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
      sent.push([address, headers['x-language']!])
      return new Response('{"code":0,"data":{}}')
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const service = { path: '/api/cms', origin: 'https://own.example', readSettings: async () => settings }
    const ask = askOverHttp({ place: placeOf('/zh/')!, errors: {}, content, source: 'pc_web', service })
    await ask(ofService, {})
    await ask(call, {})
    return sent
  }
  const cms_lang = { en: 'EN', zh: 'ZH-CN', th: 'TH', ms: 'MS' }

  test('go to the origin of the static configuration in its name of the language, and no others do', async () => {
    expect(await sentWith({ cms_lang, custom_cms_url: 'https://cms.example' })).toEqual([
      ['https://cms.example/api/cms/Find', 'ZH-CN'],
      ['/api/find', 'CN'],
    ])
  })

  test('stay on this site where it is its own, and where the configuration can’t be read', async () => {
    expect(await sentWith({ cms_lang, custom_cms_url: 'https://own.example' })).toEqual([
      ['/api/cms/Find', 'ZH-CN'],
      ['/api/find', 'CN'],
    ])
    expect((await sentWith(null))[0]).toEqual(['/api/cms/Find', 'CN'])
  })
})

test('a static configuration is read once, and again after a failure', async () => {
  const answers = [new Response('', { status: 503 }), new Response('{'), Response.json({ custom_cms_url: 'x' })]
  const read = contentSettingsAt('/static-config/30051.json')
  vi.stubGlobal('fetch', async () => answers.shift()!)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect([await read(), await read(), await read(), await read()]).toEqual([
    null,
    null,
    { custom_cms_url: 'x' },
    { custom_cms_url: 'x' },
  ])
})
