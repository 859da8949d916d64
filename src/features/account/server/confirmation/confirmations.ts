import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import type { Sender } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { confirmationWayOf, hintOfEmail } from '#src/features/account/confirmation.rules.ts'
import type { SignInWay } from '#src/features/account/sign-in-form.contract.ts'
import { insertEvent, listIdentities } from '../accounts/accounts.store.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { subjectDigestsOf } from '../accounts/subjects.ts'
import type { Captchas } from '../captchas/captchas.ts'
import type { EmailCodes } from '../sign-in/email-codes.ts'
import { findIsConfirmed, updateConfirmed } from './confirmation.store.ts'
import { contactOf } from './contact.ts'

export interface ConfirmationParts {
  db: Db
  privateData: PrivateData
  codes: EmailCodes
  captchas: Pick<Captchas, 'countEntry'>
  sessions: Pick<Sessions, 'browserOf' | 'digestOf'>
  /** Configured providers. */
  ways: SignInWay[]
}

/** A signed-in sender. */
export interface Owner {
  userId: string
  sender: Sender
}

/** Fresh proofs of an account's owner, which its session alone does not give. */
export interface Confirmations {
  /** Whether the owner is to be confirmed before prizes are touched. */
  isDue(owner: Owner): Promise<boolean>
  read(owner: Owner): ReturnType<typeof read>
  /** Sends a code to the account's address. */
  ask(owner: Owner, language: Language): ReturnType<typeof askForCode>
  enter(owner: Owner, code: string): ReturnType<typeof enterCode>
}

export const openConfirmations = (parts: ConfirmationParts): Confirmations => ({
  isDue: async (owner) => (await read(owner, parts)).isDue,
  read: (owner) => read(owner, parts),
  ask: (owner, language) => askForCode(owner, language, parts),
  enter: (owner, code) => enterCode(owner, code, parts),
})

async function read({ userId, sender }: Owner, { db, privateData, sessions, ways }: ConfirmationParts) {
  const identities = await listIdentities(db, userId)
  const way = confirmationWayOf(
    identities,
    ways.map(({ channel }) => channel),
  )
  const digest = sessions.digestOf(sender)
  const isConfirmed = digest !== null && (await findIsConfirmed(db, digest))
  const [email] = way === 'code' ? (await contactOf(userId, { db, privateData })).emails : []
  return {
    way,
    isDue: way !== 'none' && !isConfirmed,
    address: email === undefined ? null : hintOfEmail(email),
    providers: ways.filter(({ channel }) => way === 'sign-in' && identities.some((each) => each.channel === channel)),
  }
}

async function askForCode({ userId, sender }: Owner, language: Language, parts: ConfirmationParts) {
  const [subject] = (await contactOf(userId, parts)).emails
  if (subject === undefined) return fail('illegal_request')
  const browser = parts.sessions.browserOf(sender)
  return parts.codes.ask({ purpose: 'confirmation', subject, browser, language, address: sender.address })
}

/** Takes a code of the account's own address; the same code once more changes nothing. */
async function enterCode({ userId, sender }: Owner, code: string, parts: ConfirmationParts) {
  const { db, privateData, codes, captchas, sessions } = parts
  const digest = sessions.digestOf(sender)
  if (!digest) return fail('session_expired')
  const browser = sessions.browserOf(sender)
  const { emails } = await contactOf(userId, parts)
  const subjectDigests = emails.flatMap((email) => subjectDigestsOf(email, privateData))
  // one transaction: an outage half-way must not use up a right code
  const { isWrong, isTry } = await db.transaction().execute(async (trx) => {
    const tried = await codes.enter({ purpose: 'confirmation', code, browser, subjectDigests }, trx)
    if (!tried.right) return { isWrong: !tried.isRepeat, isTry: tried.isTry }
    await insertEvent(trx, userId, 'confirmed') // locks the account before its session, like its deletion
    await updateConfirmed(trx, digest)
    await captchas.countEntry(sender.address, { isWrong: false }, trx)
    return { isWrong: false, isTry: false }
  })
  if (isTry) await captchas.countEntry(sender.address, { isWrong: true })
  return isWrong ? fail('code_wrong') : ok({})
}
