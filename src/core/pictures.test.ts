import { expect, test } from 'vitest'
import { webpBeside } from './pictures.ts'

test.each([
  ['/act/a.jpg?ori_s=120&ori_q=80', '/act/a.webp?ori_s=120&ori_q=80'],
  ['https://cdn.example/a.b.PNG?x=1&ori_q=8&ori_s=1', 'https://cdn.example/a.b.webp?x=1&ori_q=8&ori_s=1'],
  ['/act/a.jpg', null],
  ['/act/a.jpg?ori_s=120', null],
  ['/act/a.jpg?ori_s=big&ori_q=80', null],
  ['/act/a.gif?ori_s=1&ori_q=1', null],
])('beside %s stands %s', (address, webp) => {
  expect(webpBeside(address)).toBe(webp)
})
