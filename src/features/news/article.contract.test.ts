import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articleHead, jump, publishedAt, video } from './article.contract.ts'

test.each([
  ['external', 'javascript:alert(1)'],
  ['external', '//evil.example'],
  ['link', 'javascript:alert(1)'],
  ['link', '//evil.example'],
  ['link', '/\\evil.example'],
  ['link', '/\t/evil.example'],
  ['article', '/\\evil.example?id=a'],
  ['article', '/en/news'],
])('a jump of type %s leads nowhere by %j', (type, url) => {
  expect(v.safeParse(jump, { type, url }).success).toBe(false)
})

test('a jump keeps an address that fits, and that of a picture has none', () => {
  const fitting = [
    { type: 'external', url: 'https://example.com/' },
    { type: 'link', url: '/books/hero?season=m15s16#top' },
    { type: 'article', url: '/news/detail?id=a' },
  ]
  for (const each of fitting) expect(v.parse(jump, each)).toEqual(each)
  expect(v.parse(jump, { type: 'picture', url: 'javascript:alert(1)' })).toEqual({ type: 'picture', url: '' })
})

test.each(['javascript:alert(1)?platform=youtube&videoId=1', 'data:text/html,a', 'a.mp4'])('%s is no video', (url) => {
  expect(v.safeParse(video, url).success).toBe(false)
})

test('an article is published and changed on days that the calendar has', () => {
  expect(v.is(publishedAt, '2028-02-29T10:00:00+08:00')).toBe(true)
  expect(v.safeParse(publishedAt, '2027-02-29T10:00:00+08:00').issues?.[0].message).toMatch(/^it must be an instant/)
  const head = { title: 'A', description: 'B', updated: '2027-02-29' }
  expect(v.safeParse(articleHead, head).issues?.map(({ message }) => message)).toEqual([
    'it must be a day such as 2026-11-14',
  ])
})
