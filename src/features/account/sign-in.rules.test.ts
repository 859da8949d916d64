import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signInResultOf, withoutSignInResult } from '#src/core/web/router/address.ts'
import { readReturnAddress, returnTextOf, withSignInResult } from './sign-in.rules.ts'

const siteOrigin = 'https://encore.example'
const read = (address: string) => readReturnAddress(returnTextOf(address), [siteOrigin])

test.each([
  `${siteOrigin}/th/news?label=dev`,
  `${siteOrigin}/th/#/rank/hero?season=m15s16`,
  `${siteOrigin}/zh/news?q=%E9%98%BF%E7%8B%B8`,
  `${siteOrigin}/en/?next=https://evil.example`,
])('%s is a return address in every base64 variant', (address) => {
  const text = returnTextOf(address)
  for (const each of [
    text,
    text.replaceAll('+', ' '),
    text.replaceAll('+', '-').replaceAll('/', '_'),
    text.replace(/=+$/, ''),
  ]) {
    expect(readReturnAddress(each, [siteOrigin])?.href).toBe(address)
  }
})

const hosts = [
  'evil.example',
  'encore.example.evil.example',
  'evil.example/encore.example',
  'xn--ncore-8ra.example',
  '[::1]',
  '127.1',
]
const spellings = [
  (host: string) => `https://${host}/`,
  (host: string) => `http://${host}/`,
  (host: string) => `//${host}/`,
  (host: string) => `///${host}/`,
  (host: string) => `/\\${host}/`,
  (host: string) => `\\\\${host}/`,
  (host: string) => `https:${host}`,
  (host: string) => `https:/${host}`,
  (host: string) => `https://encore.example@${host}/`,
  (host: string) => `https://encore.example:x@${host}/`,
  (host: string) => `https://encore.example%40${host}/`,
  (host: string) => `https://encore.example%2f@${host}/`,
  (host: string) => `https://encore.example\\@${host}/`,
  (host: string) => `https://encore.example\t.${host}/`,
  (host: string) => `https://${host}\n@encore.example/`,
  (host: string) => `\u0000https://${host}/`,
  (host: string) => ` https://${host}/`,
  (host: string) => `https://encore.example.${host}/`,
  (host: string) => `https://encore.example:443.${host}/`,
  (host: string) => `https://encore.example:8443/?${host}`,
  (host: string) => `http://encore.example/${host}`,
  (host: string) => `ftp://encore.example/${host}`,
  (host: string) => `javascript://encore.example/%0aalert(${JSON.stringify(host)})`,
  (host: string) => `javascript:alert(${JSON.stringify(host)})//https://encore.example/`,
  (host: string) => `data:text/html,<script>location="//${host}"</script>`,
  (host: string) => `blob:https://encore.example/${host}`,
  (host: string) => `https://user@encore.example/${host}`,
  (host: string) => `https://user:word@encore.example/${host}`,
  (host: string) => `https://encore.example\u3002${host}/`,
  (host: string) => `https://encore\u3002example@${host}/`,
  (host: string) => `https://encore.example/\\${host}`,
  (host: string) => `/${host}`,
  (host: string) => host,
  (host: string) => `https://encore.example#@${host}/\u0007`,
]
const hostile = spellings.flatMap((spell) => hosts.map(spell))

test('no hostile address is a return address', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(200)
  expect(hostile.filter((address) => read(address) !== null)).toEqual([])
})

test('no text redirects to a foreign origin', () => {
  const pieces = fc.constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '#',
    '?',
    '%2f',
    '%40',
    '.',
    ...hosts,
    'encore.example',
    '\t',
    '\n',
    '\u0000',
    '443',
  )
  const made = fc.oneof(
    fc.array(pieces, { maxLength: 9 }).map((all) => all.join('')),
    fc.webUrl(),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  fc.assert(
    fc.property(made, fc.boolean(), (text, isEncoded) => {
      const encoded = isEncoded ? text : returnTextOf(text)
      const url = readReturnAddress(encoded, [siteOrigin])
      if (url)
        expect([url.origin, new URL(withSignInResult(url, { code: 'c', state: 's' })).origin]).toEqual([
          siteOrigin,
          siteOrigin,
        ])
    }),
    { numRuns: 10_000 },
  )
})

test.each([
  [`${siteOrigin}/en/news?label=dev`, `${siteOrigin}/en/news?label=dev&code=a&state=%7B%7D`],
  [`${siteOrigin}/en/news?code=old&state=x#top`, `${siteOrigin}/en/news?code=a&state=%7B%7D#top`],
  [
    `${siteOrigin}/th/?from=share#/rank/hero?cost=5`,
    `${siteOrigin}/th/?from=share#/rank/hero?cost=5&code=a&state=%7B%7D`,
  ],
  [`${siteOrigin}/th/#/news`, `${siteOrigin}/th/#/news?code=a&state=%7B%7D`],
])('the result of a sign-in at %s is found and removed', (address, expected) => {
  const given = withSignInResult(new URL(address), { code: 'a', state: '{}' })
  expect(given).toBe(expected)
  expect(signInResultOf(given)).toEqual({ code: 'a', state: '{}' })
  expect(signInResultOf(withoutSignInResult(given))).toBeNull()
})
