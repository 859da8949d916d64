import { expect, test } from 'vitest'
import { placeOf } from '#src/core/languages.ts'
import { campaignCodeOf, inHashStyle, inLanguage, isWebView, withMark, withoutSignInResult } from './address.ts'

const site = 'https://encore.example'

test('the web view is told by its user agent or by isInMSDK=True', () => {
  expect(isWebView('Mozilla/5.0 MSDK/5.3', `${site}/th/`, 'MSDK')).toBe(true)
  expect(isWebView('Mozilla/5.0', `${site}/th/?a=b&isInMSDK=True`, 'MSDK')).toBe(true)
  expect(isWebView('Mozilla/5.0', `${site}/th/#/rank?a=b&isInMSDK=True`, 'MSDK')).toBe(true)
  expect(isWebView('Mozilla/5.0', `${site}/th/#rank?isInMSDK=True`, 'MSDK')).toBe(false)
  expect(isWebView('Mozilla/5.0', `${site}/th/?isInMSDK=False`, 'MSDK')).toBe(false)
  expect(isWebView('Mozilla/5.0', `${site}/th/MSDK`, 'MSDK')).toBe(false)
})

test.each([
  ['/th/?ecode=a-1', 'a-1'],
  ['/th/?x=1#/rank?ecode=a-1&y=2', 'a-1'],
  ['/th/#/rank', null],
  ['/th/#part?ecode=a-1', null],
])('the code of a campaign in %s is %s', (given, code) => {
  expect(campaignCodeOf(site + given)).toBe(code)
})

test.each([
  ['/th/news?code=1&state=2', '/th/news'],
  ['/th/news?a=1&code=1&b=2&state=2#part', '/th/news?a=1&b=2#part'],
  ['/th/?from=share#/rank?x=1&code=1&state=%7B%7D', '/th/?from=share#/rank?x=1'],
  ['/th/#/rank?code=1&state=2#part', '/th/#/rank#part'],
])('%s loses the result of the sign-in', (given, kept) => {
  expect(withoutSignInResult(site + given)).toBe(site + kept)
})

test.each([
  '/th/news?code=1',
  '/th/news?state=2&x=%20',
  '/th/#/rank?code=1&x=%20',
  '/th/#/rank?state=2#part',
  '/th/?code=1&state=2#/rank?x=1',
  '/th/books/synergy#code&state',
])('%s stays as it is', (address) => {
  expect(withoutSignInResult(site + address)).toBe(site + address)
})

test.each([
  ['/th', '/th/#/?t=1'],
  ['/th/', '/th/#/?t=1'],
  ['/th/books/hero', '/th/#/books/hero?t=1'],
  ['/th/books/hero?cost=5', '/th/#/books/hero?cost=5'],
  ['/th/books/hero?isInMSDK=True', '/th/?isInMSDK=True#/books/hero?t=1'],
  ['/th/books/hero?isInMSDK=True&cost=5', '/th/?isInMSDK=True#/books/hero?cost=5'],
  ['/th/books/synergy#KDA', '/th/#/books/synergy?t=1#KDA'],
  ['/th/#/rank', '/th/#/rank?t=1'],
  ['/th/?isInMSDK=True#/rank?x=1', '/th/?isInMSDK=True#/rank?x=1'],
  ['/th/#/rank?isInMSDK=True', '/th/?isInMSDK=True#/rank?t=1'],
  ['/th/#/rank?x=1&isInMSDK=True', '/th/?isInMSDK=True#/rank?x=1'],
  ['/test/th/books/hero', '/test/th/#/books/hero?t=1'],
])('%s in hash style is %s', (given, wanted) => {
  const place = placeOf(new URL(site + given).pathname)!
  const settled = inHashStyle(site + given, place)
  expect(settled).toBe(site + wanted)
  expect(inHashStyle(settled, place)).toBe(settled)
})

test.each([
  ['/en/news/detail?x=1', '/th/news/detail?x=1'],
  ['/en', '/th/'],
  ['/en/books/synergy?season=m10s16#KDA', '/th/books/synergy?season=m10s16#KDA'],
  ['/en/?from=share#/rank?x=1', '/th/?from=share#/rank?x=1'],
  ['/test/en/books/hero', '/test/th/books/hero'],
])('%s in Thai is %s', (given, wanted) => {
  expect(inLanguage(site + given, placeOf(new URL(site + given).pathname)!, 'th')).toBe(site + wanted)
})

test.each([
  ['/rank', '/rank?t=1'],
  ['/books/synergy#KDA', '/books/synergy?t=1#KDA'],
  ['/rank?', '/rank?t=1'],
  ['/rank?x=1', '/rank?x=1'],
  ['/rank?x=1#a?b', '/rank?x=1#a?b'],
  ['/rank#a?b=1', '/rank?t=1#a?b=1'],
])('the route %s of the web view is %s', (route, marked) => {
  expect(withMark(route)).toBe(marked)
})
