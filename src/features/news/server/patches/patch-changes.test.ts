import { describe, expect, test } from 'vitest'
import { changesIn } from './patch-changes.ts'

const ahri = '/chess/m10s16/TFT10_Ahri'
const table = (head: string[], ...rows: string[][]) => {
  const cells = (tag: string, row: string[]) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table>`
}
const head = ['Champion', 'Cost', 'Change', 'Old', 'New']
const link = (path: string) => `<a href="${path}">Name</a>`

describe('changes in a patch note', () => {
  test('are the rows that begin with a link to the champion', () => {
    const html = table(
      head,
      [link(ahri), '4', 'Damage', '260', '275'],
      [link('/chess/m10s16/TFT10_AhriTwo'), '4', 'Damage', '1', '2'],
      [link(ahri), '4', 'Mana &#x26; <em>more</em>', '0 / 60', '0 / 50'],
    )
    expect(changesIn(`<p>Text</p>${html}`, ahri)).toEqual([
      { what: 'Damage', from: '260', to: '275' },
      { what: 'Mana & more', from: '0 / 60', to: '0 / 50' },
    ])
  })

  test.each([
    ['英雄', '费用', '改动项', '改动前', '改动后'],
    ['แชมเปี้ยน', 'ราคา', 'รายการ', 'เดิม', 'ใหม่'],
    ['Juara', 'Kos', 'Perubahan', 'Lama', 'Baharu'],
  ])('are found under the heads of every language: %s', (...words) => {
    expect(changesIn(table(words, [link(ahri), '4', 'x', '1', '2']), ahri)).toEqual([{ what: 'x', from: '1', to: '2' }])
  })

  test('are not read from other tables, nor from links in the text', () => {
    const other = table(['Champion', 'Cost', 'Trait', 'Items', 'Partner'], [link(ahri), '4', 'a', 'b', 'c'])
    expect(changesIn(`<p>${link(ahri)}</p>${other}`, ahri)).toEqual([])
    expect(changesIn(table(['Champion', 'Old', 'New'], [link(ahri), '1', '2']), ahri)).toEqual([])
  })
})
