import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { freePort } from '#src/core/server/process/free-port.ts'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'
import { campaignCalls } from '#src/features/campaign/campaign.contract.ts'
import { registrationCalls } from '#src/features/campaign/registration.contract.ts'
import { rewardCalls } from '#src/features/campaign/rewards.contract.ts'
import { phone as phoneScreen, visit } from './setup/browser/browser.ts'
import { banner } from './setup/browser/consent-ui.ts'
import { counting, meetFault, sendAll } from './setup/browser/visit-reports.ts'
import { tablesWith } from './setup/database/dump.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { JsonServer } from './setup/peers/json-server.ts'
import { Recorder } from './setup/peers/recorder.ts'
import { AccountSite, newEmail, takeCookies } from './setup/site/account-site.ts'
import { runCommand } from './setup/site/run-command.ts'

/** The last digits of the number however it is written, and the name of the character. */
const [digits, name] = ['531642', 'Canary of Ranong']
const typed = { region: 'TH', phone: '089 753 1642' }
const email = 'the-player@players.example'
const canaries = [digits, '753 1642', '53-1642', name]

let provider: JsonServer
let game: JsonServer
let site: AccountSite
let metricsPort: number
beforeAll(async () => {
  provider = await JsonServer.open({ status: 'accepted' })
  game = await JsonServer.open((response, { path, body }) =>
    response.end(
      // a reason that names the player must not be logged
      JSON.stringify(
        path.endsWith('characters')
          ? { status: 'listed', characters: body.includes(email) ? [{ id: 'character-1', name }] : [] }
          : { status: 'refused', reason: `${name} of +6689753${digits.slice(2)}` },
      ),
    ),
  )
  metricsPort = await freePort()
  site = await AccountSite.open({
    SMS_URL: provider.url,
    GAME_PLATFORM_URL: game.url,
    LOG_LEVEL: 'debug',
    METRICS_PORT: String(metricsPort),
  })
})
afterAll(async () => {
  await site.close()
  provider.close()
  game.close()
})

const rehearse = (phase: string) => runCommand(`campaign rehearse ${phase}`, { DATABASE_URL: site.url })

/** Requests a code in a form and enters it, after a wrong one with the digits of the phone. */
async function proveThePhone(panel: Locator) {
  await query(site.url, 'truncate core_limits')
  const before = provider.requests.length
  await panel.locator('[name=act]').click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  const submit = panel.locator('[type=submit]').last()
  await panel.locator('[name=code]').fill(digits)
  await submit.click()
  await panel.getByRole('alert').first().waitFor()
  await panel.locator('[name=code]').fill(/\d{6}/.exec(JSON.parse(provider.requests.at(-1)!.body).text)![0])
  await submit.click()
}

/** Registers, takes the registration along to an account, binds a character and claims, which the game refuses. */
async function playThrough(origin: string) {
  const { page } = await visit('/en/pre-register', { ...phoneScreen, origin, consent: false })
  const panel = page.locator('section[aria-labelledby=panel]')
  await counting(page)
  await banner(page).locator('button[value=all]').click()
  await panel.locator('[name=region]').selectOption('TH')
  for (const wrong of [`${typed.phone} 9`, '02 531642']) {
    await panel.locator('[name=phone]').fill(wrong)
    await panel.locator('[name=act]').click()
    await panel.getByRole('alert').first().waitFor()
  }
  await panel.locator('[name=phone]').fill(typed.phone)
  await panel.locator('[name=terms]').check()
  await proveThePhone(panel)
  await panel.getByText('ending in 42').first().waitFor()
  await meetFault(page)
  await sendAll(page)
  const player = await site.signedIn(email)
  await takeCookies(page, player)
  await rehearse('rewards')
  await page.reload()
  await counting(page)
  await query(site.url, "update core_codes set asked_at = asked_at - interval '61 s'")
  await panel.locator('[name=region]').selectOption('TH')
  await panel.locator('[name=phone]').fill(typed.phone)
  await proveThePhone(panel)
  const find = panel.getByRole('button', { name: 'Find my characters', exact: true })
  await find.waitFor()
  await panel.getByRole('combobox').selectOption('TH')
  await find.click()
  await panel.getByText(name).waitFor()
  await panel.getByRole('checkbox').check()
  await panel.getByRole('button', { name: 'Bind for good', exact: true }).click()
  await panel.getByRole('button', { name: 'Claim' }).first().click()
  await panel.locator('[data-state=failed]').first().waitFor()
  await meetFault(page)
  await sendAll(page)
  return player
}

/** What strangers and another player with the same phone in mind are answered. */
async function answersToOthers(): Promise<string[]> {
  const other = await site.signedIn(newEmail())
  const clients = [new FormClient(site.origin), other]
  const calls = [
    ...[campaignCalls.readCampaign, campaignCalls.getReserveNumber, registrationCalls.findRegistration],
    ...[rewardCalls.readRewards, rewardCalls.listCharacters, rewardCalls.claimRewards],
  ]
  const pages = languages.map((language) => `/${language}/pre-register`)
  return Promise.all(
    clients.flatMap((client) => [
      ...calls.map(async ({ path }) => JSON.stringify(await client.call(path, { region: 'SG' }))),
      ...pages.map(async (path) => (await client.get(path)).text()),
    ]),
  )
}

test('no number and no name of a player is in a log, report, metric, table or answer to others', {
  timeout: 60_000,
}, async () => {
  await rehearse('open')
  const recorder = await Recorder.open(site.origin)
  onTestFinished(() => recorder.close())
  const player = await playThrough(recorder.origin)
  const { reportActions, reportFaults } = analyticsCalls
  const reports = [...recorder.sentTo(reportActions.path), ...recorder.sentTo(reportFaults.path)]
  expect(reports.length).toBeGreaterThan(1)
  const own = await (await player.get('/auth/account/data.json')).text()
  const log = site.sites[0]!.output()
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const others = await answersToOthers()
  expect(own).toContain(`+6689753${digits.slice(2)}`)
  expect(own).toContain(name)
  expect(log).toContain('the game refused a reward')
  expect(log).toContain('requestPhoneCode')
  expect(metrics).toContain('campaign')
  for (const canary of canaries) {
    expect([canary, reports.filter(({ body }) => body.includes(canary))]).toEqual([canary, []])
    expect([canary, log.split('\n').filter((line) => line.includes(canary))]).toEqual([canary, []])
    expect([canary, metrics.includes(canary)]).toEqual([canary, false])
    expect([canary, others.filter((answer) => answer.includes(canary))]).toEqual([canary, []])
    expect([canary, await tablesWith(site.url, canary)]).toEqual([canary, []])
  }
})
