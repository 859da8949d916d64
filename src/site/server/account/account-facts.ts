import type { FastifyRequest } from 'fastify'
import { sameEmail } from '#src/core/server/secrets/email-address.ts'
import type { PageSetting } from '#src/core/web/router/address.ts'
import type { StoredAccount } from '#src/features/account/server/accounts/accounts.store.ts'
import { findAvatar } from '#src/features/account/server/avatars/avatars.store.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import { openRecipient } from '#src/features/campaign/server/recipients/recipient-seal.ts'
import { listRecipientsOf } from '#src/features/campaign/server/recipients/recipients.store.ts'
import { listRegistrationsOf } from '#src/features/campaign/server/registration/registrations.store.ts'
import { acceptedCategories, consentIdIn } from '#src/features/consent/consent.rules.ts'
import { listConsentProofs } from '#src/features/consent/server/consent.store.ts'
import { listPinTitles } from '#src/features/lineups/server/pins/pins.store.ts'
import { listLikedArticles } from '#src/features/news/server/likes/likes.store.ts'
import { findSubscription } from '#src/features/newsletter/server/newsletter.store.ts'
import { siteConfig } from '#src/site/site-config.ts'
import type { Runtime } from '../start/runtime.ts'
import type { AccountFacts } from './account-page.tsx'

interface FactsOwner {
  account: StoredAccount
  setting: PageSetting
}

/** The data of the account page and of the export. */
export async function factsOf(
  { account, setting }: FactsOwner,
  request: FastifyRequest,
  runtime: Runtime,
): Promise<AccountFacts> {
  const { db, privateData } = runtime
  const { nameSealed, ...stored } = account
  const identities = await Promise.all(
    account.identities.map(async ({ channel, createdAt, subjectSealed }) => ({
      channel,
      createdAt,
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
    ...stored,
    identities,
    name: nameSealed && (await privateData.open(nameSealed)),
    likes: await listLikedArticles(db, account.id, setting.language),
    pins: await listPinTitles(db, account.id, setting.language),
    preRegistrations: await readRegistrations(account.id, runtime),
    newsletter: subscriptions.find((each) => each !== null) ?? null,
    consent: accepted.length > 0 ? accepted : null,
  }
}

/** All that is kept of an account, for the download of its owner. */
export async function exportOf(signedIn: FactsOwner, request: FastifyRequest, runtime: Runtime) {
  const { avatarId, ...facts } = await factsOf(signedIn, request, runtime)
  const picture = avatarId && (await findAvatar(runtime.db, avatarId))
  return {
    ...facts,
    recipients: await readRecipientsOf(signedIn.account.id, runtime),
    consentProofs: await listConsentProofsOf(request, runtime),
    picture: picture && `data:image/webp;base64,${picture.toString('base64')}`,
  }
}

/** Pre-registrations with phone and character in plain text. */
async function readRegistrations(userId: string, { db, privateData }: Pick<Runtime, 'db' | 'privateData'>) {
  const stored = await listRegistrationsOf(db, userId)
  return Promise.all(
    stored.map(async ({ phoneSealed, character, ...rest }) => ({
      ...rest,
      phone: await privateData.open(phoneSealed),
      character: character && {
        region: character.region,
        id: character.id,
        name: await privateData.open(character.nameSealed),
      },
    })),
  )
}

/** The recipients of prizes in plain text, for the account's export. */
async function readRecipientsOf(userId: string, { db, privateData }: Pick<Runtime, 'db' | 'privateData'>) {
  const stored = await listRecipientsOf(db, userId)
  return Promise.all(
    stored.map(async ({ sealed, ...rest }) => ({ ...rest, recipient: await openRecipient(sealed, privateData) })),
  )
}

/** Proofs of this browser's consent; they are linked to no account, only to the browser's cookie. */
async function listConsentProofsOf({ headers }: FastifyRequest, { db }: Pick<Runtime, 'db'>) {
  const id = consentIdIn(headers.cookie ?? '')
  return id ? listConsentProofs(db, id) : []
}

/** The addresses with which an account signs in. */
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
