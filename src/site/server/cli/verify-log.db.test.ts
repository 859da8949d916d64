import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openCampaignSite, query } from '../../../../e2e/setup/database/campaign.ts'
import { runCommand } from '../../../../e2e/setup/site/run-command.ts'

const { log: lines, commitment } = JSON.parse(readFileSync('docs/draw-vectors.json', 'utf8'))

/** Runs the command on a log in a file. */
async function verify(text: string, options = '') {
  const folder = mkdtempSync(join(tmpdir(), 'encore-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'draws.log'), text)
  return runCommand(`campaign verify ${join(folder, 'draws.log')}${options}`)
}

test('the command finds a log right without a database, and names the lines of faults', async () => {
  expect(await verify(`${lines.join('\n')}\n`, ` --commitment ${commitment}`)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^records: 24\n[\s\S]*No faults\.\n$/),
  })
  const missing = await verify(lines.toSpliced(5, 1).join('\n'))
  expect(missing).toMatchObject({ code: 1, said: expect.stringContaining('line 6: chain\n') })
  expect(missing.complained).toMatch(/^The log has \d+ faults\.\n$/)
  const other = `${'0'.repeat(64)}`
  expect((await verify(lines.join('\n'), ` --commitment ${other}`)).said).toContain('line 1: commitment\n')
  expect((await verify(lines.join('\n'), ` --seen 7:${other}`)).said).toContain('line 8: last\n')
  expect((await verify(lines.join('\n'), ' --seen 7')).complained).toContain('--seen needs')
  expect((await runCommand('campaign verify /missing/draws.log')).complained).toContain('cannot be read')
})

test('the command enters the value of the public event once', async () => {
  const site = await openCampaignSite(inject('databaseUrl'))
  onTestFinished(() => site.db.destroy())
  await query(site.url, 'update campaign_draw_secrets set beacon_value = null, beacon_at = null')
  const enter = (value: string) => runCommand(`campaign beacon ${value}`, { DATABASE_URL: site.url })
  expect((await enter('with:colon')).complained).toContain('0-9 A-Z a-z')
  expect(await enter('drand-4242424')).toMatchObject({ code: 0 })
  expect(await enter('drand-4242424')).toMatchObject({ code: 0 })
  expect(await enter('drand-4242425')).toMatchObject({ code: 1, complained: expect.stringContaining('never replaced') })
})
