import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { type DrawFacts, drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { sha256 } from '#src/features/campaign/server/draws/node-digests.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { logText, type MadeLog, makeLog, someAliases } from './setup/data/draw-logs.ts'

const plain = { ready: false, javaScriptEnabled: false }

async function readFacts(): Promise<DrawFacts> {
  const response = await fetch(inject('origin') + drawCalls.readDraw.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return (await response.json()).data.draw
}

/** A log as the site would write it before it reveals its secret. */
const newLog = async ({ commitment, beacon, prizes }: DrawFacts) =>
  makeLog({
    ...{ secret: sha256('another secret'), commitment, beacon: beacon.value! },
    prizes: prizes.map(({ tier, id, rate, stock }) => ({ tier, id, rate, stock })),
    aliases: someAliases(2500),
  })

const check = async (page: Page, log: MadeLog) => {
  const file = { name: 'draws.log', mimeType: 'text/plain', buffer: Buffer.from(logText(log)) }
  await page.locator('main input[type=file]').setInputFiles(file)
}
const found = (page: Page) => page.locator('main [role=status]').textContent()

test.each(languages)('in %s the page says without a script what is promised, at which chances', async (language) => {
  const { page } = await visit(`/${language}/draw/verify`, plain)
  const { commitment, prizes } = await readFacts()
  const text = await page.locator('main').textContent()
  for (const part of [commitment, 'demonstration-beacon-not-random', '0.1%', '70.3%']) expect(text).toContain(part)
  expect(await page.locator('main tbody tr').count()).toBe(prizes.length + 1)
  expect(await page.locator('main svg').count()).toBeGreaterThanOrEqual(4)
  expect(await page.locator('main button, main input').count()).toBe(0)
  const log = await fetch(inject('origin') + (await page.locator('main a[download]').getAttribute('href')))
  expect(JSON.parse((await log.text()).split('\n')[0]!)).toMatchObject({ commitment, secret: null })
})

test('the page checks the log of the site in a worker', async () => {
  const { page } = await visit('/en/draw/verify', phone)
  await page.getByRole('button', { name: 'Check the log' }).click()
  await expect.poll(() => found(page)).toContain('The log is sound')
})

test('a file by hand is checked, and a changed line is named', async () => {
  const { page } = await visit('/en/draw/verify')
  const log = await newLog(await readFacts())
  await check(page, log)
  await expect.poll(() => found(page)).toContain('All good: 2,500 draws, no faults.')
  expect(await found(page)).toContain('The secret isn’t revealed yet')
  await check(page, { ...log, lines: log.lines.with(1200, log.lines[1200]!.replace(/ \d \S+ (\w{64})$/, ' 1 2 $1')) })
  await expect.poll(() => found(page)).toContain('Don’t trust this log')
  expect(await found(page)).toContain('Line 1202: the roll wins another prize')
  expect(await found(page)).toContain('Line 1203: the line before was changed')
  await check(page, { ...log, head: { ...log.head, commitment: '0'.repeat(64) } })
  await expect.poll(() => found(page)).toContain('Line 1: not the fingerprint that was published')
})

test('the schema of the log describes its first line', async () => {
  const schema = await (await fetch(`${inject('origin')}/act/draws/log.schema.json`)).json()
  expect(schema.required).toEqual(Object.keys((await newLog(await readFacts())).head))
  expect((await fetch(`${inject('origin')}/act/draws/other.log`)).status).toBe(404)
})
