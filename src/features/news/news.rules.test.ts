import { expect, test } from 'vitest'
import { coverAddress, coverName, numbersOf, pagesOf, targetOf, videoOf } from './news.rules.ts'

const card = { content_id: 'own', father_content_id: 'father' }

test.each([
  [null, { kind: 'article', contentId: 'own', fatherId: 'father' }],
  [['article', '/x?id=a&parentId=b'], { kind: 'article', contentId: 'a', fatherId: 'b' }],
  [['article', '/x?parentId=b'], { kind: 'article', contentId: '', fatherId: 'b' }],
  [['article', '/x'], { kind: 'fault', fault: 'no params provided' }],
  [['article', ''], { kind: 'fault', fault: 'no target provided' }],
  [['external', 'https://example.com'], { kind: 'external', url: 'https://example.com' }],
  [['external', ''], { kind: 'fault', fault: 'no target provided' }],
  [['picture', ''], { kind: 'none' }],
  [['link', '/books/hero'], { kind: 'inner', url: '/books/hero' }],
] as const)('a card that jumps by %j leads to %j', (jump, target) => {
  const jump_link_info = jump && { jump_type: jump[0], jump_url: jump[1] }
  expect(targetOf({ ...card, jump_link_info })).toEqual(target)
})

test('a tab is known by its numbers', () => {
  expect(numbersOf('all')).toEqual({ primary_label_id: 1, secondary_label_id: 0 })
  expect(numbersOf('community')).toEqual({ primary_label_id: 1, secondary_label_id: 14 })
})

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i articles have %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages)
})

test('a drawn cover is known by its address, any other picture is not', () => {
  expect(coverName(coverAddress('dev'))).toBe('dev')
  expect(coverName('/act/covers/1440x810/../x.jpg')).toBeNull()
  expect(coverName('https://example.com/a.jpg')).toBeNull()
})

test.each([
  'no address',
  'ftp://v.example/a.mp4',
  'javascript:alert(1)',
  'https://v.example/?platform=constructor&videoId=1',
])('%s is no video', (source) => {
  expect(videoOf(source, {})).toBeNull()
})
