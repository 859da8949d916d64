import { expect, test } from 'vitest'
import { parseMarkdown } from '../text-file.ts'

const written = (text: string, language: 'zh' | 'th' = 'zh') => {
  const parsed = parseMarkdown(`---\ntitle: a\n---\n\n${text}`, language)
  return parsed.ok ? parsed.value.html : parsed.faults
}

test.each([
  ['**重要提示：**本次更新', '<p><strong>重要提示：</strong>本次更新</p>'],
  ['请阅读**《赛季规则》**再报名', '<p>请阅读<strong>《赛季规则》</strong>再报名</p>'],
  ['请按*“确认”*领取', '<p>请按<em>“确认”</em>领取</p>'],
  ['~~旧奖励（已取消）。~~新奖励', '<p><del>旧奖励（已取消）。</del>新奖励</p>'],
  ['กด**"ยืนยัน"**เพื่อรับ', '<p>กด<strong>"ยืนยัน"</strong>เพื่อรับ</p>'],
  ['ลด~~(เดิม 20%)~~เหลือ', '<p>ลด<del>(เดิม 20%)</del>เหลือ</p>'],
  ['a**"b"**c, 2 * 3 * 4', '<p>a**"b"**c, 2 * 3 * 4</p>'],
])('emphasis beside marks in a script without spaces: %s', (text, html) => {
  expect(written(text, 'th')).toBe(html)
})

test.each(['Damage 100~150 at one star, 200~250 at two', '12:00~14:00 和 20:00~22:00。', '1~7 พ.ย. 18:00~22:00 น.'])(
  'one tilde is a range: %s',
  (text) => {
    expect(written(`${text}\n\n~~gone~~`)).toBe(`<p>${text}</p>\n<p><del>gone</del></p>`)
  },
)

const link = (address: string, words = address) => `<a href="${address}">${words}</a>`

test.each([
  ['见https://a.example/x。然后**重要：**请', `见${link('https://a.example/x')}。然后<strong>重要：</strong>请`],
  ['（https://a.example/x），', `（${link('https://a.example/x')}），`],
  ['“https://a.example”', `“${link('https://a.example')}”`],
  ['**https://a.example/x。**然后', `<strong>${link('https://a.example/x')}。</strong>然后`],
  ['、www.a.example/x，好', `、${link('http://www.a.example/x', 'www.a.example/x')}，好`],
  ['[见 https://a.example/x。详情]', `[见 ${link('https://a.example/x')}。详情]`],
  ['ดูhttps://a.example/xแล้ว', `ดู${link('https://a.example/x')}แล้ว`],
  ['https://a.example/wiki/英雄', link('https://a.example/wiki/%E8%8B%B1%E9%9B%84', 'https://a.example/wiki/英雄')],
  ['(https://a.example/x_(y)).', `(${link('https://a.example/x_(y)')}).`],
  ['[x](https://a.example/（y）)', link('https://a.example/%EF%BC%88y%EF%BC%89', 'x')],
  ['`https://a.example/x。`', '<code>https://a.example/x。</code>'],
])('the bare address in %s ends before marks of full width', (text, html) => {
  expect(written(text)).toBe(`<p>${html}</p>`)
})
