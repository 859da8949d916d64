import { expect, test } from 'vitest'
import { toCard } from './presenters.ts'

test('a stored card that leads nowhere hands out no address', () => {
  const summary = { contentId: 'a', father: 'a', title: 'A', description: '', cover: 'dev', video: null }
  const url = 'javascript:alert(1)'
  const card = toCard({ ...summary, published: '2026-01-01', labels: ['dev'], jump: { type: 'picture', url } })
  expect(card.jump_link_info).toEqual({ jump_type: 'picture', jump_url: '' })
})
