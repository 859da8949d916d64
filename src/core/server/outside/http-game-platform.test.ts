import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { JsonServer, type JsonServerAnswer } from '../../../../e2e/setup/peers/json-server.ts'
import { type GameAccount, GamePlatformFault } from './game-platform.ts'
import { openHttpGamePlatform } from './http-game-platform.ts'

const account: GameAccount = { identities: [{ channel: 1, subject: 'mia.tan@players.example' }] }
const grant = { key: 'claim-7', characterId: 'c-81', region: 'SG', reward: 'little-legend-egg' }
const mia = { id: 'c-81', name: 'Mia of the Night', level: 12 }

async function open(answer: JsonServerAnswer, timeoutMs?: number) {
  const game = await JsonServer.open(answer)
  onTestFinished(() => game.close())
  return { game, platform: openHttpGamePlatform(`${game.url}v1/?title=encore`, { timeoutMs }) }
}

const faultOf = (outcome: Promise<unknown>): Promise<GamePlatformFault | null> =>
  outcome.then(
    () => null,
    (error) => error,
  )

test('characters are asked for by identities and region, with the credentials of the address', async () => {
  const { game } = await open({ status: 'listed', characters: [mia, { id: 'c-82', name: 'มีอา' }] })
  const platform = openHttpGamePlatform(`${game.url.replace('//', '//encore:s%40cret@')}v1/?title=encore`)
  expect(await platform.listCharacters(account, 'SG')).toEqual([mia, { id: 'c-82', name: 'มีอา', level: null }])
  const [{ path, headers, body }] = game.requests as [JsonServer['requests'][number]]
  expect(path).toBe('/v1/characters?title=encore')
  expect(JSON.parse(body)).toEqual({ ...account, region: 'SG' })
  expect(Buffer.from(headers.authorization!.replace('Basic ', ''), 'base64').toString()).toBe('encore:s@cret')
})

test('an account without identities has no characters, and the game is not asked', async () => {
  const { game, platform } = await open({})
  expect(await platform.listCharacters({ identities: [] }, 'SG')).toEqual([])
  expect(game.requests).toEqual([])
})

test('a grant sends its key as a header, and the same request each time', async () => {
  const { game, platform } = await open({ status: 'granted' })
  await platform.grant(grant)
  await platform.grant(grant)
  const [first, second] = game.requests
  expect(first).toMatchObject({ path: '/v1/grants?title=encore', headers: { 'idempotency-key': 'claim-7' } })
  expect(JSON.parse(first!.body)).toEqual({ characterId: 'c-81', region: 'SG', reward: 'little-legend-egg' })
  expect(second!.body).toBe(first!.body)
})

test.each([200, 404, 422])('a refusal with status %i is final', async (status) => {
  const refusal = JSON.stringify({ status: 'refused', reason: 'key-reused' })
  const { platform } = await open((response) => response.writeHead(status).end(refusal))
  const final = { isFinal: true, reason: 'refused: key-reused' }
  expect(await faultOf(platform.grant(grant))).toMatchObject(final)
  expect(await faultOf(platform.listCharacters(account, 'SG'))).toMatchObject(final)
})

test.each<[string, JsonServerAnswer, string]>([
  ['a failure', (response) => response.writeHead(500).end(), 'status 500'],
  ['a failure that refuses', (response) => response.writeHead(502).end('{"status":"refused"}'), 'status 502'],
  ['wrong credentials', (response) => response.writeHead(401).end(), 'status 401'],
  ['a repeat while the first is under way', (response) => response.writeHead(409).end(), 'status 409'],
  ['a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end(), 'status 307'],
  ['broken JSON', (response) => response.end('{"status":"granted"'), 'wrong answer: body'],
  ['another word', { status: 'done' }, 'wrong answer: status'],
  ['a broken connection', (response) => response.destroy(), 'no answer: ECONNRESET'],
  [
    'an endless answer',
    (response) => response.end(`{"pad":"${'x'.repeat(70_000)}","status":"granted"}`),
    'wrong answer: body',
  ],
])('%s is not final: the grant may be repeated', async (_, answer, reason) => {
  const { game, platform } = await open(answer)
  expect(await faultOf(platform.grant(grant))).toMatchObject({ isFinal: false, reason })
  expect(game.requests).toHaveLength(1)
})

test('a game that answers too late has failed for now', async () => {
  const { platform } = await open(() => undefined, 300)
  expect(await faultOf(platform.grant(grant))).toMatchObject({ isFinal: false, reason: 'no answer: TIMEOUT' })
})

test.each([
  ['fifty-one characters', Array.from({ length: 51 }, (_, index) => ({ ...mia, id: `c-${index}` })), 'characters'],
  ['one character twice', [mia, mia], 'characters'],
  ['an id with a blank', [{ ...mia, id: 'c 81' }], 'characters.0.id'],
  ['an endless id', [{ ...mia, id: 'c'.repeat(101) }], 'characters.0.id'],
  ['no name', [{ ...mia, name: ' \u200b' }], 'characters.0.name'],
  ['an endless name', [mia, { id: 'c-82', name: 'x'.repeat(51) }], 'characters.1.name'],
  ['a name that PostgreSQL can not store', [{ ...mia, name: 'Mia\0' }], 'characters.0.name'],
  ['a level that is no number', [{ ...mia, level: '12' }], 'characters.0.level'],
])('%s is a wrong answer', async (_, characters, field) => {
  const { platform } = await open({ status: 'listed', characters })
  const fault = await faultOf(platform.listCharacters(account, 'SG'))
  expect(fault).toMatchObject({ isFinal: false, reason: `wrong answer: ${field}` })
})

test('a name is one line that can not turn the text around it', async () => {
  const { platform } = await open({ status: 'listed', characters: [{ ...mia, name: ' Mia\n\u202eof\tSG ' }] })
  expect(await platform.listCharacters(account, 'SG')).toEqual([{ ...mia, name: 'Mia of SG' }])
})

test('faults repeat neither names, ids nor sentences of the game', async () => {
  const { game, platform } = await open({})
  const echoes = fc.oneof(fc.constantFrom('mia.tan@players.example', 'c-81', 'Mia of the Night'), fc.string())
  await fc.assert(
    fc.asyncProperty(echoes, fc.constantFrom('refused', 'listed', 'failed'), async (reason, status) => {
      game.answer = { status, reason, characters: [{ id: `${reason} `, name: reason }] }
      const fault = await faultOf(platform.listCharacters(account, 'SG'))
      expect(fault).toBeInstanceOf(GamePlatformFault)
      expect(fault!.message).toMatch(/^(refused: [a-z-]{1,40}|refused: no reason|wrong answer: [a-z0.]+)$/)
    }),
    { numRuns: 60 },
  )
})
