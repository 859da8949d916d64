import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages } from '#src/core/languages.ts'
import type { OpenApiDocument } from '#src/core/server/calls/openapi.ts'
import { recipientCalls } from '#src/features/campaign/recipients.contract.ts'
import { registrationCalls } from '#src/features/campaign/registration.contract.ts'
import { rewardCalls } from '#src/features/campaign/rewards.contract.ts'
import { config } from '../site.config.ts'
import { query } from './setup/database/postgres.ts'
import { giveWin } from './setup/database/winners.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { JsonServer } from './setup/peers/json-server.ts'
import { AccountSite, newEmail } from './setup/site/account-site.ts'
import { root } from './setup/site/site.ts'
import { tokens } from './setup/site/studio-site.ts'

/** Routes as the source registers them: 'POST /auth/login/code'. New ones are found by themselves. */
function routesOfSource(): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.http.ts'),
  )
  const registered = /(?:app|scope)\s*\.(get|post|put)(?:<.*?>)?\(\s*['"`]([^'"`]+)|addAction\('([^']+)/g
  return files.flatMap((file) =>
    [...readFileSync(join(root, 'src', file), 'utf8').matchAll(registered)].flatMap(
      ([, method = 'post', path, action]) => {
        const pattern = action ? `/auth/account/${action}` : path!
        return /\{(path|kind|tab|group|test)\b/.test(pattern)
          ? []
          : `${method.toUpperCase()} ${pattern.replace(/^\$\{avatarFolder\}/, '/auth/avatars').replace(/^\$\{pictureFolder\(test\)\}/, '/act/lineups')}`
      },
    ),
  )
}

/** The forms of the campaign, whose routes are made in a loop. */
const campaignRoutes = [
  ...['', '/code', '/cancel', '/link', '/link/code', '/characters', '/bind', '/claim'].map(
    (path) => `POST /auth/pre-register${path}`,
  ),
  ...['/keep', '/join', '/create', '/end', '/answer', '/draw'].map((path) => `POST /auth/squad${path}`),
  ...['GET /auth/prizes', 'POST /auth/prizes/save', 'POST /auth/prizes/code'],
]
/** A recipient for the prize of the victim. */
const stolen = { sequence: '1', name: 'Changed', address: '1 Changed Road, 123456', region: 'SG', phone: '8123 4567' }

interface Victim {
  client: FormClient
  /** What is private of the account. */
  secrets: string[]
  /** Ids by which objects of the account are named. */
  ids: string[]
}

let site: AccountSite
let provider: JsonServer
let document: OpenApiDocument
let victim: Victim
let clients: Record<'visitor' | 'player' | 'editor', FormClient>
const network = '10.99.1.1'
beforeAll(async () => {
  provider = await JsonServer.open({ status: 'accepted' })
  site = await AccountSite.open({
    SMS_URL: provider.url,
    STUDIO_TOKENS: `anna:${tokens.anna}`,
    PREVIEW_KEYS: 'studio:the-secret-of-previews-in-tests',
  })
  document = await (await fetch(`${site.origin}/api/openapi.json`)).json()
  victim = await makeVictim()
  const editor = new FormClient(site.origin, network)
  await editor.post('/studio/sign-in', { token: tokens.anna })
  clients = { visitor: new FormClient(site.origin, network), player: await site.signedIn(newEmail()), editor }
})
afterAll(async () => {
  await site.close()
  provider.close()
})

async function makeVictim(): Promise<Victim> {
  const email = newEmail()
  const client = await site.signedIn(email)
  await client.post('/auth/account/name', { name: 'Canary Kanchana' })
  const id = await site.accountOf(client)
  const [session] = await query(site.url, 'select session_id as id from account_sessions where user_id = $1', [id])
  const character = await bindCharacter(client)
  await win(client, id)
  const secrets = ['Canary Kanchana', email.split('@')[0]!, '87531642', character, 'Canary Road']
  return { client, secrets, ids: [id, session!.id!, email] }
}

/** Lets an account win the first draw of the log, and gives a recipient for it. */
async function win(client: FormClient, userId: string) {
  const [binding] = await query(site.url, 'select registration_id as id from campaign_bindings where user_id = $1', [
    userId,
  ])
  const sequence = await giveWin({ url: site.url, campaign: config.campaign! }, binding!.id!)
  const recipient = {
    name: 'Canary Kanchana',
    address: '7 Canary Road, Singapore 238823',
    region: 'SG',
    phone: '8753 1642',
  }
  expect(await client.call(recipientCalls.giveRecipient.path, { sequence, ...recipient })).toMatchObject({ code: 0 })
  expect(sequence).toBe(1) // the number in the inputs of the matrix
}

/** Registers a phone and binds a character. Returns the character's id. */
async function bindCharacter(client: FormClient): Promise<string> {
  const typed = { region: 'SG', phone: '8753 1642' }
  await client.call(registrationCalls.requestPhoneCode.path, typed)
  await vi.waitFor(() => expect(provider.requests).toHaveLength(1))
  const [code] = /\d{6}/.exec(JSON.parse(provider.requests[0]!.body).text)!
  await client.call(registrationCalls.preRegister.path, { ...typed, code, terms: true })
  const listed = await client.call(rewardCalls.listCharacters.path, { region: 'SG' })
  const [character] = (listed.data as { characters: { id: string }[] }).characters
  const bound = await client.call(rewardCalls.bindCharacter.path, {
    region: 'SG',
    character_id: character!.id,
    sure: true,
  })
  expect(bound).toMatchObject({ code: 0 })
  return character!.id
}

/** What the account holds, without when it was seen. */
async function holdings(): Promise<unknown> {
  const data = await (await victim.client.get('/auth/account/data.json')).json()
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'events' || /seen/i.test(key) ? undefined : value)))
}

const percentEncoded = (path: string) =>
  path.replace(/[a-z](?=[^/]*$)/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** An input of a schema's shape in which every text is `text`. */
function inputOf(schema: Schema, text: string): unknown {
  const { anyOf, properties, items, type, enum: values } = schema
  if (anyOf) return inputOf(anyOf[0]!, text)
  if (values) return values[0]
  if (schema.const !== undefined) return schema.const
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inputOf(each, text)]))
  if (type === 'array') return items ? [inputOf(items, text)] : []
  return { number: 1, integer: 1, boolean: true }[type as 'number'] ?? text
}
interface Schema {
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  type?: string
  enum?: unknown[]
  const?: unknown
}

describe.each(['visitor', 'player', 'editor'] as const)('as %s', (who) => {
  const isAllowed = (path: string) => who === 'editor' || !path.startsWith('/api/studio')

  test('every call answers what is meant for everybody, and nothing of another player, in any spelling', async () => {
    const before = await holdings()
    for (const [path, { post }] of Object.entries(document.paths)) {
      if (!post) continue
      const schema = post.requestBody.content['application/json'].schema as Schema
      for (const spelling of [path, percentEncoded(path)]) {
        for (const id of victim.ids) {
          const answer = JSON.stringify(await clients[who].call(spelling, inputOf(schema, id) as object))
          for (const secret of victim.secrets) expect(answer.replaceAll(id, ''), path).not.toContain(secret)
          if (!isAllowed(path)) expect(JSON.parse(answer), path).toMatchObject({ code: 410001 })
        }
      }
    }
    expect(await holdings()).toEqual(before)
  })

  test('every other route shows nothing of another player and changes nothing of theirs', async () => {
    const before = await holdings()
    const routes = [...routesOfSource(), ...campaignRoutes]
    expect(routes.length).toBeGreaterThan(30)
    for (const route of routes) {
      const [method, pattern] = route.split(' ') as [string, string]
      if (pattern.includes('*') || /sign-out|delete\/confirm/.test(pattern)) continue // they end the asking session
      for (const id of victim.ids) {
        const path = pattern.replace(/:\w+/g, encodeURIComponent(id)).replace(/\$\{\w+\}/g, languages[0])
        for (const spelling of [path, percentEncoded(path)]) {
          const fields = { ...stolen, id, email: victim.ids[2]!, code: '123456', token: id, user: id }
          const response =
            method === 'GET' ? await clients[who].get(spelling) : await clients[who].post(spelling, fields)
          const text = (await response.text()).replaceAll(id, '').replaceAll(victim.ids[2]!, '')
          expect(response.status, route).not.toBe(500)
          for (const secret of victim.secrets) expect(text, route).not.toContain(secret)
        }
      }
    }
    expect(await holdings()).toEqual(before)
  })
})
