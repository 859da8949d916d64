import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/project')

const channel = {
  AUTH_6_LABEL: 'Searchlight',
  AUTH_6_ISSUER: 'https://accounts.example',
  AUTH_6_CLIENT_ID: 'encore',
  AUTH_6_CLIENT_SECRET: 'a secret',
}
const endpoints = {
  AUTH_6_AUTHORIZATION_URL: 'https://accounts.example/authorize',
  AUTH_6_TOKEN_URL: 'https://accounts.example/token',
  AUTH_6_KEYS_URL: 'https://accounts.example/keys',
}

test('nobody signs in at a provider unless one is set up', () => {
  expect(read({}).channels).toEqual([])
  expect(read({ AUTH_6_LABEL: '' }).channels).toEqual([])
})

test('a provider is known by its issuer alone, or by its endpoints as well', () => {
  const known = {
    channel: 6,
    label: 'Searchlight',
    issuer: 'https://accounts.example',
    clientId: 'encore',
    clientSecret: 'a secret',
    scope: 'openid',
    endpoints: null,
    user: null,
    isInWebView: false,
  }
  expect(read(channel).channels).toEqual([known])
  const [own] = read({ ...channel, ...endpoints, AUTH_6_IN_WEB_VIEW: 'on' }).channels
  expect(own).toMatchObject({ isInWebView: true, endpoints: { keys: 'https://accounts.example/keys' } })
})

test('a provider of OAuth 2 alone says where it tells who somebody is', () => {
  const { AUTH_6_KEYS_URL: _, ...addresses } = endpoints
  const user = { AUTH_6_USER_URL: 'https://accounts.example/me', AUTH_6_USER_ID: 'data.id', AUTH_6_SCOPE: 'users.read' }
  const [own] = read({ ...channel, ...addresses, ...user }).channels
  expect(own).toMatchObject({
    scope: 'users.read',
    endpoints: { keys: null },
    user: { url: 'https://accounts.example/me', idField: 'data.id' },
  })
})

type Fault = [Record<string, string>, string]
const faults: Fault[] = [
  ...Object.keys(channel).map((name): Fault => [{ ...channel, [name]: '' }, `The setting ${name} is missing`]),
  ...Object.keys(endpoints).map(
    (name): Fault => [{ ...channel, ...endpoints, [name]: '' }, `The setting ${name} is missing`],
  ),
  [{ ...channel, AUTH_6_ISSUER: 'accounts.example' }, 'The setting AUTH_6_ISSUER is wrong'],
  [{ ...channel, AUTH_6_ISSUER: 'http://accounts.example' }, 'The setting AUTH_6_ISSUER is wrong'],
  [{ ...channel, AUTH_6_LABEL: 'x'.repeat(41) }, 'The setting AUTH_6_LABEL is wrong'],
  [{ ...channel, AUTH_6_IN_WEB_VIEW: 'yes' }, 'The setting AUTH_6_IN_WEB_VIEW is wrong'],
  [{ ...channel, AUTH_6_USER_URL: 'https://accounts.example/me' }, 'The setting AUTH_6_AUTHORIZATION_URL is missing'],
  [{ ...channel, ...endpoints, AUTH_6_USER_ID: 'data[0]' }, 'The setting AUTH_6_USER_ID is wrong'],
  [{ ...channel, AUTH_6_SECRET: 'x' }, 'The setting AUTH_6_SECRET is unknown'],
  [{ AUTH_5_LABEL: 'x' }, 'The setting AUTH_5_LABEL belongs to no channel'],
]
test.each(faults)('what is missing or wrong is named: %j', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence)
})
