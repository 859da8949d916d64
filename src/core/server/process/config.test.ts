import { expect, test } from 'vitest'
import { readConfig, SettingError } from './config.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/project')

test('a first start needs no setting and listens on the machine itself alone', () => {
  expect(read({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    dataFolder: '/project/.data',
    databaseUrl: null,
    metricsPort: null,
    trustedProxies: [],
    areProxiesNamed: false,
    smsRoutes: [],
    gamePlatformUrl: null,
    drainSeconds: 0,
  })
})

test('an empty setting counts as none', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toEqual(read({}))
})

test('listening and migrations use the direct address where one is set', () => {
  const DATABASE_URL = 'postgres://u:p@pooler/encore'
  expect(read({ DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL)
  const DATABASE_DIRECT_URL = 'postgresql:///encore?host=/run/postgresql'
  expect(read({ DATABASE_URL, DATABASE_DIRECT_URL }).databaseDirectUrl).toBe(DATABASE_DIRECT_URL)
})

test('trusted proxies are addresses, networks and the names of networks', () => {
  expect(read({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::/8 , 192.0.2.1' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
    'fd00::/8',
    '192.0.2.1',
  ])
})

test('that there is no proxy can be said', () => {
  expect(read({ TRUSTED_PROXIES: ' none ' })).toMatchObject({ trustedProxies: [], areProxiesNamed: true })
  expect(read({ TRUSTED_PROXIES: 'loopback' }).areProxiesNamed).toBe(true)
  expect(read({ TRUSTED_PROXIES: '' }).areProxiesNamed).toBe(false)
})

test('text messages have a first route, and a second one only beside it', () => {
  const [SMS_URL, SMS_URL_2] = ['https://encore:s%40cret@sms.example/send', 'http://10.0.0.7:8080/']
  expect(read({ SMS_URL }).smsRoutes).toEqual([SMS_URL])
  expect(read({ SMS_URL, SMS_URL_2 }).smsRoutes).toEqual([SMS_URL, SMS_URL_2])
  expect(() => read({ SMS_URL_2 })).toThrow('The setting SMS_URL is missing; SMS_URL_2 needs it.')
})

test('editors have a token each, or two while one is changed', () => {
  const [first, second] = ['x', 'y'].map((each) => each.repeat(24))
  const { studioTokens } = read({ STUDIO_TOKENS: `anna:${first}, ben:${first} ,anna:${second},` })
  expect([...studioTokens!]).toEqual([
    ['anna', [first, second]],
    ['ben', [first]],
  ])
  expect(read({}).studioTokens).toBe(null)
  const { studioTokens: roles } = read({ STUDIO_TOKENS: `anna+campaign:${first},mira=campaign:${second}` })
  expect([...roles!.keys()]).toEqual(['anna+campaign', 'mira=campaign'])
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://encore.example',
  DATABASE_URL: 'postgres://db/encore',
  DATA_KEYS: `new:${'x'.repeat(32)},old:${'y'.repeat(32)}`,
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Encore <news@encore.example>',
}

test('the first key is for new data; a mail server needs a sender', () => {
  expect([...read(production).dataKeys!.keys()]).toEqual(['new', 'old'])
  expect(read(production).smtp).toEqual({ url: production.SMTP_URL, from: production.MAIL_FROM })
  expect(read({})).toMatchObject({ dataKeys: null, smtp: null })
  expect(() => read({ SMTP_URL: production.SMTP_URL })).toThrow('The setting MAIL_FROM is missing; SMTP_URL needs it.')
})

test('a studio in production needs keys for its previews, which all instances share', () => {
  const token = `anna:${'x'.repeat(24)}`
  const settings = {
    ...production,
    STUDIO_TOKENS: token,
  }
  expect(() => read(settings)).toThrow('The setting PREVIEW_KEYS is missing; the studio needs it in production.')
  expect(read({ ...settings, PREVIEW_KEYS: token, ADMIN_URL: 'https://studio.example/x' })).toMatchObject({
    adminUrl: 'https://studio.example',
    previewKeys: new Map([['anna', ['x'.repeat(24)]]]),
  })
})

test.each(['PUBLIC_URL', 'DATABASE_URL', 'DATA_KEYS', 'SMTP_URL', 'MAIL_FROM'])('production needs %s', (name) => {
  expect(read(production).production).toBe(true)
  const { [name]: _, ...incomplete } = production as Record<string, string>
  expect(() => read(incomplete)).toThrow(new SettingError(`The setting ${name} is missing; production needs it.`))
})

test.each(['http://encore.example', 'http://localhost.example'])('production refuses %s', (PUBLIC_URL) => {
  expect(() => read({ ...production, PUBLIC_URL })).toThrow(/^The setting PUBLIC_URL is wrong: production needs https/)
  expect(read({ ...production, PUBLIC_URL: 'http://localhost:3000' }).production).toBe(true)
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000 '],
  ['METRICS_PORT', 'yes'],
  ['PUBLIC_URL', 'encore.example'],
  ['PUBLIC_URL', 'ftp://encore.example'],
  ['DATABASE_URL', 'mysql://u:secret@db/encore'],
  ['REDIS_URL', 'http://:secret@redis:6379'],
  ['DATABASE_URL', 'postgres://u:secret@db:port/encore'],
  ['DATABASE_DIRECT_URL', 'postgres'],
  ['ADMIN_URL', 'studio.example'],
  ['STUDIO_TOKENS', ','],
  ['STUDIO_TOKENS', 'anna'],
  ['STUDIO_TOKENS', 'anna:secret'],
  ['STUDIO_TOKENS', `anna+secret:secret${'x'.repeat(24)}`],
  ['STUDIO_TOKENS', `anna campaign:secret${'x'.repeat(24)}`],
  ['STUDIO_TOKENS', `anna:secret${'x'.repeat(24)},:secret${'x'.repeat(24)}`],
  ['PREVIEW_KEYS', ['a', 'b', 'c'].map((each) => `studio:secret${each.repeat(24)}`).join()],
  ['DATA_KEYS', `new:${'x'.repeat(31)}`],
  ['DATA_KEYS', ['a', 'b', 'c'].map((each) => `${each}:${each.repeat(32)}`).join()],
  ['DATA_KEYS', ['x', 'y'].map((each) => `one:${each.repeat(32)}`).join()],
  ['SMTP_URL', 'mail.example:465'],
  ['MAIL_FROM', 'Encore'],
  ['SMS_URL', 'sms.example/send'],
  ['SMS_URL', 'https://encore:secret%zz@sms.example/'],
  ['SMS_URL_2', 'smpp://encore:secret@sms.example'],
  ['GAME_PLATFORM_URL', 'https://:secret@'],
  ['MAIL_FROM', 'Encore <news@encore.example>\nbcc: x@y.z'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_NAMED_STATEMENTS', 'yes'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, my-proxy'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'none, loopback'],
  ['TRUSTED_PROXIES', ' ,'],
  ['RATE_LIMIT', '0'],
  ['DRAIN_SECONDS', '5 s'],
  ['LOG_LEVEL', 'loud'],
])('%s can not be "%s", which is said in one sentence without a secret', (name, value) => {
  const start = () => read({ [name]: value })
  expect(start).toThrow(SettingError)
  expect(start).toThrow(new RegExp(`^The setting ${name} is wrong: .+\\.$`))
  expect(start).not.toThrow('secret')
})
