import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pastedHtml } from './pasted-html.ts'

/** What programs put on the clipboard. */
const folder = join(import.meta.dirname, '../../../../../e2e/setup/data/clipboard')
/** Without white space that no page shows. */
const inOneLine = (html: string) =>
  html.replace(/[ \t\r\n]+/g, ' ').replace(/ ?(<\/?(?:p|[ou]l|li|h\d|t\w+|details|summary)\b[^>]*>) ?/g, '$1')

test.each([
  [
    'google-docs',
    '<h2>Maintenance</h2><p>Servers close at noon. <strong>Please leave before.</strong><em> Thanks.</em><s> Or not.</s></p><ul><li><p>Annie</p><ul><li><p>mana 50</p></li></ul></li></ul><div><table><tbody><tr><td><p><strong>Cost</strong></p></td><td><p><a href="https://example.com/odds">Odds</a></p></td></tr></tbody></table></div>',
  ],
  [
    'word',
    '<h2>Balance</h2><p>Servers close <strong>at noon</strong> and <em>not</em> <s>later</s>: <a href="https://example.com/patch">patch</a>.</p><ul><li>Annie: mana <strong>50</strong><ul><li>was 60</li></ul></li><li>Jhin: attack 60</li></ul><p>Order:</p><ol start="3"><li>Third<ol><li>below it</li></ol></li><li>Fourth</li></ol><table><tbody><tr><td><p><strong>Cost</strong></p></td><td><p>Odds</p></td></tr></tbody></table>',
  ],
  [
    'excel',
    '<table><tbody><tr><td><strong>Champion</strong></td><td><strong>Rate</strong></td></tr><tr><td><a href="https://example.com/annie">Annie</a></td><td><em>12%</em></td></tr><tr><td colspan="2">All games</td></tr></tbody></table>',
  ],
  [
    'notion',
    '<h2>Balance</h2><p>Servers close <strong>at noon</strong> and <em>not</em> <s>later</s>: <a href="https://example.com/patch">patch</a>, notes.</p><ul><li>Annie<ul><li>mana <strong>50</strong></li></ul></li><li>Jhin</li></ul><ol start="3"><li>Third</li><li>Fourth</li></ol><details><summary>Odds</summary><p>By level</p></details><table><thead><tr><th>Cost</th><th>Odds</th></tr></thead><tbody><tr><td>1</td><td><strong>30%</strong></td></tr></tbody></table>',
  ],
  [
    'web-page',
    '<h2>Patch</h2><p>Servers close <strong>at noon</strong>, <strong><em>sharp</em></strong>. See <a href="https://example.com/patch">the patch</a>, the notes and more.</p><h4>Odds</h4><ul><li>one</li><li>two</li></ul><table><tbody><tr><th>Cost</th><td>1</td></tr></tbody></table>',
  ],
])('what %s copies arrives without its styles', (source, expected) => {
  expect(inOneLine(pastedHtml(readFileSync(join(folder, `${source}.html`), 'utf8'))).trim()).toBe(expected)
})

test.each([
  ['<h1>A</h1><h2>B</h2><h6>C</h6>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
  ['<p>多个英雄的\n数值</p>', '<p>多个英雄的数值</p>'],
  ['<h2>A</h2><h5>B</h5>', '<h2>A</h2><h4>B</h4>'],
  ['<base href="https://example.com/a/"><a href="b">c</a>', '<a href="https://example.com/a/b">c</a>'],
  [
    '<a href="https://www.google.com/url?q=https://example.com/&amp;sa=D">c</a>',
    '<a href="https://example.com/">c</a>',
  ],
  ['<a href="https://www.google.com/url?q=javascript:alert(1)">c</a>', 'c'],
  ['<img src="file:///C:/clip_image001.png"><img src="data:image/gif;base64,R0lG">', ''],
  [
    '<img src="https://example.com/a.png" alt="A" width="300">',
    '<img src="https://example.com/a.png" alt="A" width="300">',
  ],
  ['<ul><li>a<br>b<ul><li>c</li></ul></li></ul>', '<ul><li>a<br>b<ul><li>c</li></ul></li></ul>'],
  ['<p data-pm-slice="1 1 []">a <em style="x">b</em></p>', '<p data-pm-slice="1 1 []">a <em style="x">b</em></p>'],
])('%s arrives as %s', (html, expected) => {
  expect(pastedHtml(html)).toBe(expected)
})
