import type { FastifyRequest } from 'fastify'
import { sameEmail } from '../../core/server/email-address.ts'
import type { PageSetting } from '../../core/web/address.ts'
import type { StoredAccount } from '../../features/account/server/accounts.store.ts'
import { channels } from '../../features/account/sign-in.rules.ts'
import { acceptedCategories, consentIdIn } from '../../features/consent/consent.rules.ts'
import { listConsentProofs } from '../../features/consent/server/consent.store.ts'
import { listLikedArticles } from '../../features/news/server/likes.store.ts'
import { findSubscription } from '../../features/newsletter/server/newsletter.store.ts'
import { siteConfig } from '../site-config.ts'
import type { AccountFacts } from './account-page.tsx'
import type { Runtime } from './runtime.ts'

/** All that the page shows, and that is exported. */
export async function factsOf(
  { account, setting }: { account: StoredAccount; setting: PageSetting },
  request: FastifyRequest,
  runtime: Runtime,
): Promise<AccountFacts> {
  const { db, privateData } = runtime
  const { nameSealed, ...stored } = account
  const identities = await Promise.all(
    account.identities.map(async ({ channel, createdAt, subjectSealed }) => ({
      ...{ channel, createdAt },
      email: channel === channels.email ? await privateData.open(subjectSealed) : null,
      atProvider: isOfProvider(channel) ? JSON.parse(await privateData.open(subjectSealed)) : null,
    })),
  )
  const emails = identities.flatMap(({ email }) => email ?? [])
  const subscriptions = await Promise.all(
    emails.map((email) => findSubscription(db, privateData.digestsOf(sameEmail(email)))),
  )
  const accepted = acceptedCategories(request.headers.cookie ?? '', siteConfig.consent.revision)
  return {
    ...{ ...stored, identities, name: nameSealed && (await privateData.open(nameSealed)) },
    likes: await listLikedArticles(db, account.id, setting.language),
    newsletter: subscriptions.find((each) => each !== null) ?? null,
    consent: accepted.length > 0 ? accepted : null,
  }
}

/** What a browser chose of cookies, as it is stored: a proof leads to no account, and is found by the browser alone. */
export async function listConsentProofsOf({ headers }: FastifyRequest, { db }: Pick<Runtime, 'db'>) {
  const id = consentIdIn(headers.cookie ?? '')
  return id ? listConsentProofs(db, id) : []
}

/** The addresses by which an account signs in. */
export const emailsOf = (
  { identities }: StoredAccount,
  { privateData }: Pick<Runtime, 'privateData'>,
): Promise<string[]> =>
  Promise.all(
    identities
      .filter(({ channel }) => channel === channels.email)
      .map(({ subjectSealed }) => privateData.open(subjectSealed)),
  )

const isOfProvider = (channel: number): boolean => channel !== channels.email && channel !== channels.guest
