import { expect, test } from 'vitest'
import { toCard } from './presenters.ts'

test('a stored card that leads nowhere hands out no address', () => {
  const summary = { contentId: 'a', father: 'a', title: 'A', description: '', part: '', cover: 'dev', video: null }
  const url = 'javascript:alert(1)'
  const card = toCard({ ...summary, published: '2026-01-01', labels: ['dev'], jump: { type: 'picture', url } }, {})
  expect(card.jump_link_info).toEqual({ jump_type: 'picture', jump_url: '' })
})

test.each([
  ['https://video.example/?platform=tube&videoId=7', true],
  ['https://video.example/?platform=other&videoId=7', false],
  ['https://video.example/?platform=tube', false],
  ['https://video.example/a.mp4', true],
  ['no address', false],
])('a card with the video %s names a video: %s', (video, isNamed) => {
  const summary = { contentId: 'a', father: 'a', title: 'A', description: '', part: '', cover: 'dev', video }
  const embeds = { tube: 'https://tube.example/{id}' }
  const card = toCard({ ...summary, published: '2026-01-01', labels: ['dev'], jump: null }, embeds)
  expect(card.video_info !== null).toBe(isNamed)
})
