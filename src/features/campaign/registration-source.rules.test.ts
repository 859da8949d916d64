import { expect, test } from 'vitest'
import { sourceOf } from './registration-source.rules.ts'

const plain = { isInGame: false, isInvited: false, previousPage: null, referrer: '', origin: 'https://encore.example' }

test.each([
  ['direct', {}],
  ['direct', { referrer: 'android-app' }],
  ['home', { previousPage: 'home' }],
  ['home', { referrer: 'https://encore.example/en/' }],
  ['home', { referrer: 'https://encore.example/zh?page=championsInfo' }],
  ['site', { previousPage: 'news', referrer: 'https://search.example/' }],
  ['site', { referrer: 'https://encore.example/en/news' }],
  ['link', { referrer: 'https://search.example/en/' }],
  ['invitation', { isInvited: true, previousPage: 'home' }],
  ['web-view', { isInGame: true, isInvited: true }],
] as const)('the source is %s for %j', (source, arrival) => {
  expect(sourceOf({ ...plain, ...arrival })).toBe(source)
})
