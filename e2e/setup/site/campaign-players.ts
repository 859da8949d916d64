import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CampaignRegion } from '#src/features/campaign/campaign.rules.ts'
import { registrationCalls } from '#src/features/campaign/registration.contract.ts'
import { rewardCalls } from '#src/features/campaign/rewards.contract.ts'
import { squadCalls } from '#src/features/campaign/squads.contract.ts'
import { query } from '../database/postgres.ts'
import type { FormClient } from '../peers/form-client.ts'
import { JsonServer } from '../peers/json-server.ts'
import { AccountSite, newEmail, takeCookies } from './account-site.ts'
import { runCommand } from './run-command.ts'

/** First numbers of mobile phones. */
const numberOf: Record<CampaignRegion, (n: number) => string> = {
  SG: (n) => `+65${91_000_000 + n * 1001}`,
  MY: (n) => `+6012${3_000_000 + n * 1001}`,
  TH: (n) => `+6681${2_000_000 + n * 1001}`,
}

/** A site with an open campaign, and players who are ready for a squad. */
export class CampaignPlayers {
  readonly site: AccountSite
  readonly #provider: JsonServer
  #numbers = 0

  private constructor(site: AccountSite, provider: JsonServer) {
    this.site = site
    this.#provider = provider
  }

  static async open(more: Record<string, string> = {}, instances = 1): Promise<CampaignPlayers> {
    const provider = await JsonServer.open({ status: 'accepted' })
    return new CampaignPlayers(await AccountSite.open({ SMS_URL: provider.url, ...more }, instances), provider)
  }

  async close() {
    await this.site.close()
    this.#provider.close()
  }

  /** An account with a registered phone and a bound character. */
  async newPlayer(region: CampaignRegion = 'SG', email = newEmail()): Promise<FormClient> {
    const client = await this.site.signedIn(email)
    const typed = { region, phone: this.newNumber(region) }
    await client.call(registrationCalls.requestPhoneCode.path, typed)
    const code = await this.codeTo(typed.phone)
    await client.call(registrationCalls.preRegister.path, { ...typed, code, terms: true })
    const listed = await client.call(rewardCalls.listCharacters.path, { region })
    const [character] = (listed.data as { characters: { id: string }[] }).characters
    const chosen = { region, character_id: character!.id, sure: true }
    expect(await client.call(rewardCalls.bindCharacter.path, chosen)).toMatchObject({ code: 0 })
    return client
  }

  /** An unused mobile number. */
  newNumber(region: CampaignRegion): string {
    return numberOf[region](this.#numbers++)
  }

  /** The code of the newest message to a number. */
  async codeTo(number: string): Promise<string> {
    const sent = () => this.#provider.requests.map(({ body }): { to: string; text: string } => JSON.parse(body))
    const find = () => sent().findLast((each) => each.to === number)
    await expect.poll(find).toBeDefined()
    return /\d{6}/.exec(find()!.text)![0]
  }

  /** A player in a squad of their own. */
  async newFounder(region: CampaignRegion = 'TH'): Promise<FormClient> {
    const client = await this.newPlayer(region)
    expect(await client.call(squadCalls.createSquad.path, { sure: true })).toMatchObject({ code: 0 })
    return client
  }

  /** Runs a job of the campaign now. */
  async runJob(name: string) {
    await query(this.site.url, 'select graphile_worker.add_job($1)', [name])
  }

  async enter(phase: string) {
    expect(await runCommand(`campaign rehearse ${phase}`, { DATABASE_URL: this.site.url })).toMatchObject({ code: 0 })
  }
}

/** Signs a browser in as a player; the browser stays the one that it is. */
export async function playAs(page: Page, client: FormClient) {
  client.cookies.delete('__Host-encore-browser')
  await takeCookies(page, client)
}
