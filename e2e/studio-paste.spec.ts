import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openStudio } from './setup/browser/studio.ts'
import { sharedStudioSite } from './setup/site/shared-sites.ts'
import { root } from './setup/site/site.ts'
import { type StudioSite, saveDraft } from './setup/site/studio-site.ts'

let site: StudioSite
beforeAll(async () => {
  ;({ site } = await sharedStudioSite())
})

const clipboardOf = (source: string) => readFileSync(join(root, 'e2e/setup/data/clipboard', `${source}.html`), 'utf8')

/** Pastes as the browser does after Ctrl+V. */
const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Text', exact: true }).evaluate((box, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** Pastes into an empty text. Returns its HTML as the article keeps it. */
async function pasted(html: string) {
  const id = `pasted-${randomUUID()}`
  await saveDraft(site.admin, id, '')
  const { page, seen } = await openStudio(site, `/studio/${id}`)
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await paste(page, html)
  await page.getByRole('button', { name: 'HTML' }).click()
  const kept = await page.locator('textarea[spellcheck=false]').inputValue()
  await page.close()
  return { kept, seen }
}

const cell = (name: string, html: string, attributes = '') => `<${name}${attributes}><p>${html}</p></${name}>`
const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`

test.each([
  [
    'google-docs',
    '<h2>Maintenance</h2><p>Servers close at noon. <strong>Please leave before.</strong><em> Thanks.</em><s> Or not.</s></p>' +
      '<ul><li><p>Annie</p><ul><li><p>mana 50</p></li></ul></li></ul>' +
      `<table><tbody>${row(cell('td', '<strong>Cost</strong>'), cell('td', '<a href="https://example.com/odds">Odds</a>'))}</tbody></table>`,
  ],
  [
    'word',
    '<h2>Balance</h2><p>Servers close <strong>at noon</strong> and <em>not</em> <s>later</s>: <a href="https://example.com/patch">patch</a>.</p>' +
      '<ul><li><p>Annie: mana <strong>50</strong></p><ul><li><p>was 60</p></li></ul></li><li><p>Jhin: attack 60</p></li></ul>' +
      '<p>Order:</p><ol start="3"><li><p>Third</p><ol><li><p>below it</p></li></ol></li><li><p>Fourth</p></li></ol>' +
      `<table><tbody>${row(cell('td', '<strong>Cost</strong>'), cell('td', 'Odds'))}</tbody></table>`,
  ],
  [
    'excel',
    `<table><tbody>${[
      row(cell('td', '<strong>Champion</strong>'), cell('td', '<strong>Rate</strong>')),
      row(cell('td', '<a href="https://example.com/annie">Annie</a>'), cell('td', '<em>12%</em>')),
      row(cell('td', 'All games', ' colspan="2"')),
    ].join('')}</tbody></table>`,
  ],
  [
    'notion',
    '<h2>Balance</h2><p>Servers close <strong>at noon</strong> and <em>not</em> <s>later</s>: <a href="https://example.com/patch">patch</a>, notes.</p>' +
      '<ul><li><p>Annie</p><ul><li><p>mana <strong>50</strong></p></li></ul></li><li><p>Jhin</p></li></ul>' +
      '<ol start="3"><li><p>Third</p></li><li><p>Fourth</p></li></ol><p>Odds</p><p>By level</p>' +
      `<table><tbody>${row(cell('th', 'Cost'), cell('th', 'Odds'))}${row(cell('td', '1'), cell('td', '<strong>30%</strong>'))}</tbody></table>`,
  ],
  [
    'web-page',
    '<h2>Patch</h2><p>Servers close <strong>at noon</strong>, <strong><em>sharp</em></strong>. See <a href="https://example.com/patch">the patch</a>, the notes and more.</p>' +
      `<h4>Odds</h4><ul><li><p>one</p></li><li><p>two</p></li></ul><table><tbody>${row(cell('th', 'Cost'), cell('td', '1'))}</tbody></table>`,
  ],
])('what is pasted from %s keeps its bold, italic, lists, tables and links, without styles', async (source, html) => {
  const { kept, seen } = await pasted(clipboardOf(source))
  expect(kept.replace(/ (target|rel)="[^"]*"/g, '')).toContain(html)
  expect(seen).toMatchObject({ errors: [], violations: [] })
})
