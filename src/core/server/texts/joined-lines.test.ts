import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readYaml } from './checked-yaml.ts'
import { parseHtml, parseMarkdown } from './text-file.ts'
import { keepText } from './written-text.ts'

const inFile = (text: string) => `---\ntitle: a\n---\n\n${text}`
const fromMarkdown = (text: string) => parseMarkdown(inFile(text), 'zh')
const fromHtml = (text: string) => parseHtml(inFile(text), 'zh')

test.each([
  ['多个英雄的\n数值，\n并且**修复\n了**\n商店。', '<p>多个英雄的数值，并且<strong>修复了</strong>商店。</p>'],
  ['说：\n“商店”\n——和\n……', '<p>说：“商店”——和\n……</p>'],
  ['第\n2\n行 亚索\nYasuo\n亚索', '<p>第\n2\n行 亚索\nYasuo\n亚索</p>'],
  ['两个 空格  \n换行', '<p>两个 空格<br>\n换行</p>'],
  ['```\n代码\n代码\n```', '<pre><code>代码\n代码\n</code></pre>'],
])('a line break between Chinese characters leaves no gap: %j', (text, html) => {
  expect(fromMarkdown(text)).toMatchObject({ value: { html } })
})

test.each([
  ['<p>多个\n  <b>英雄</b>\r\n的</p>\n<p>数值<br>\n商店</p>', '<p>多个<b>英雄</b>的</p>\n<p>数值<br>\n商店</p>'],
  ['<ruby>汉<rt>漢</rt></ruby>\n字', '<ruby>汉<rt>漢</rt></ruby>字'],
  ['的<img src="/a.png">\n数', '的<img src="/a.png">\n数'],
])('nor does one in HTML: %j', (text, html) => {
  expect(fromHtml(text)).toMatchObject({ value: { html } })
})

test.each([
  ['a: 多个英雄的\n  数值，\n  并且 2\n  行', '多个英雄的数值，并且 2 行'],
  ['a: >-\n  多个英雄的\n  数值\n\n  商店', '多个英雄的数值\n商店'],
  ['a: "多个\n  英雄\\n的"', '多个英雄\n的'],
  ['a: |-\n  多个\n  英雄', '多个\n英雄'],
])('nor does one in front matter: %j', (text, a) => {
  expect(readYaml(text, v.object({ a: v.string() }))).toEqual({ ok: true, value: { a } })
})

test('nor does one in what the studio sends', () => {
  const broken = '多个英雄的\n数值'
  const kept = keepText({ language: 'zh', title: broken, description: broken, html: `<p>${broken}</p>` })
  const joined = '多个英雄的数值'
  expect(kept).toEqual({ title: joined, description: joined, html: `<p>${joined}</p>` })
})
