import { createHash, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import { createDatabase, query } from '../database/postgres.ts'
import { FormClient } from '../peers/form-client.ts'
import { MailServer } from '../peers/mail-server.ts'
import { type Site, startSite } from './site.ts'
import { endSite } from './studio-site.ts'

/** A site of one or more instances with a mail server, and the acts of signing in. */
export class AccountSite {
  readonly sites: Site[]
  readonly mails: MailServer
  readonly url: string

  private constructor(sites: Site[], mails: MailServer, url: string) {
    this.sites = sites
    this.mails = mails
    this.url = url
  }

  static async open(more: Record<string, string> = {}, instances = 1): Promise<AccountSite> {
    const url = await createDatabase(inject('databaseUrl'))
    const mails = await MailServer.open()
    const settings = {
      DATABASE_URL: url,
      DATA_KEYS: 'test:a-secret-of-these-tests-alone-and-long',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Encore <news@encore.example>',
      TRUSTED_PROXIES: 'loopback',
      ...more,
    }
    const sites: Site[] = []
    while (sites.length < instances) sites.push(await startSite(settings))
    return new AccountSite(sites, mails, url)
  }

  async close() {
    for (const site of this.sites) await endSite(site)
    await this.mails.close()
  }

  get origin(): string {
    return this.sites[0]!.origin
  }
  /** Origin of the second instance. */
  get otherOrigin(): string {
    return this.sites[1]!.origin
  }

  /** Code in the nth message to an address, from 1. */
  async codeTo(email: string, number = 1): Promise<string> {
    const { subject } = await this.mails.arrival(email, number)
    return /\d{6}/.exec(subject!)![0]
  }

  /** Id of the signed-in account. */
  async accountOf(client: FormClient): Promise<string> {
    const digest = createHash('sha256').update(client.cookies.get('__Host-encore-session')!).digest()
    const [row] = await query(this.url, 'select user_id as id from account_sessions where token_digest = $1', [digest])
    return row!.id!
  }

  /** Resets the limits of codes. */
  async forgetMinute() {
    await query(this.url, "update core_codes set asked_at = asked_at - interval '1 minute'")
  }

  /** Sign-in result after the right code. */
  async result(client: FormClient, email = newEmail()): Promise<SignInAnswer> {
    const before = this.mails.to(email).length
    await askForCode(client, email)
    return resultOf(await enter(client, await this.codeTo(email, before + 1)))
  }

  /** A client signed in by code. */
  async signedIn(email = newEmail(), client = new FormClient(this.origin)): Promise<FormClient> {
    const result = await this.result(client, email)
    expect(await client.call(signInCalls.verify.path, result)).toMatchObject({ ret: 0 })
    return client
  }
}

export interface SignInAnswer {
  code: string
  gameid: string
  state: { channelid: number; nonce: string }
}

/** An unused address. */
export const newEmail = () => `${randomUUID().slice(0, 13)}@players.example`

/** Copies a client's cookies into a browser. */
export const takeCookies = (page: Page, { cookies }: FormClient) =>
  page
    .context()
    .addCookies([...cookies].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', secure: true })))

export const askForCode = (client: FormClient, email: string, more: Record<string, string> = {}) =>
  client.post('/auth/login/code?lang=en', { email, terms: 'yes', ...more })

export const enter = (client: FormClient, code: string) => client.post('/auth/login/verify?lang=en', { code })

/** The signed-in user. */
export const check = (client: FormClient) => client.call(signInCalls.checkLogin.path, {})

function resultOf(response: Response): SignInAnswer {
  const { searchParams } = new URL(response.headers.get('location')!)
  return { code: searchParams.get('code')!, gameid: '30051', state: JSON.parse(searchParams.get('state')!) }
}

/** Digits as the keyboard of a language writes them. */
export const typedIn = (language: Language, digits: string): string =>
  language === 'th' ? digits.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]!) : digits
