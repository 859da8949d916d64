import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { type CampaignSite, openCampaignSite, query } from '../../../../../e2e/setup/database/campaign.ts'
import { newDrawer, newKey } from '../../../../../e2e/setup/database/drawers.ts'
import { runCommand } from '../../../../../e2e/setup/site/run-command.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
})
afterAll(() => site.db.destroy())

const run = (command: string) => runCommand(`campaign ${command}`, { DATABASE_URL: site.url })

test('a hold of the command line stops draws of a running instance until it is lifted, and both are in the audit', async () => {
  const player = { ...(await newDrawer(site, 1)), idempotencyKey: newKey() }
  const note = '--note th:กลับมาเที่ยง en:Soon.'
  expect(await run(`hold draws --reason stock ${note}`)).toMatchObject({ code: 0 })
  expect(await site.ask(player, drawCalls.draw, {})).toMatchObject({ error: 'on_hold_draws' })
  expect((await run('phase')).said).toContain('on hold: draws (stock, by operator)')
  expect(await run('hold draws --reason stock')).toMatchObject({ code: 1, complained: 'draws are on hold already.\n' })
  expect(await run('lift draws --reason counted')).toMatchObject({ code: 0 })
  expect(await site.ask(player, drawCalls.draw, {})).toMatchObject({ ok: true })
  expect(await run('lift draws --reason counted')).toMatchObject({ code: 1, complained: 'draws are not on hold.\n' })
  const records = await query(
    site.url,
    `select record from campaign_audit where record like '%"hold\\_%' order by sequence`,
  )
  expect(records.map(({ record }) => JSON.parse(String(record)))).toMatchObject([
    {
      actor: 'operator',
      action: 'hold_set',
      subject: 'draws',
      details: { reason: 'stock', note_th: 'กลับมาเที่ยง', note_en: 'Soon.' },
    },
    { actor: 'operator', action: 'hold_lifted', subject: 'draws', details: { reason: 'counted' } },
  ])
})

test.each([
  ['hold draw --reason x', 'The kind draw is none of registrations, messages, joins, draws.'],
  ['hold draws', "required option '--reason <text>' not specified"],
  ['hold draws --reason x --note Soon', 'The note Soon does not begin with a language, such as en:'],
])('%s is refused', async (command, fault) => {
  const { code, complained } = await run(command)
  expect(code).toBe(1)
  expect(complained).toContain(fault)
})
