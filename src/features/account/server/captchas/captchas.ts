import { fail, ok } from '#src/core/call.ts'
import { networkKeyOf } from '#src/core/server/http/network.ts'
import { createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import {
  type Captcha,
  type CaptchaAnswer,
  type CaptchaChallenge,
  openCaptcha,
} from '#src/core/server/outside/captcha.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import {
  attack,
  type CaptchaAction,
  captchaLasts,
  freeActs,
  freeWrongCodes,
  isAttack,
} from '#src/features/account/captcha.rules.ts'
import { countCodeEntries, insertCodeEntry, insertUsedCaptcha } from './captchas.store.ts'

export interface CaptchaParts extends LimitStores {
  privateData: PrivateData
}

export interface Act {
  action: CaptchaAction
  /** IP address of the sender. */
  address: string
  /** Of a captcha solved for this action. */
  ticket?: string
}

export interface Captchas {
  /** A challenge for the network's next action; null if it needs none. */
  challenge(act: Omit<Act, 'ticket'>): Promise<CaptchaChallenge<CaptchaAction> | null>
  /** The ticket for a solution, always the same one; null if it is wrong. */
  ticketFor(answer: CaptchaAnswer<CaptchaAction>): Promise<string | null>
  /** Counts an action and lets it pass, with a ticket if it needs one; a failure has a challenge and seconds to wait. */
  pass(act: Act): ReturnType<typeof pass>
  /** Runs in the caller's transaction. */
  countRight(trx: Db): Promise<void>
  /** Counts a wrong code for its network and for the attack check. */
  countWrong(address: string): Promise<void>
}

/** Captchas required by a network's history, or for all networks during an attack; counted over all instances. */
export function openCaptchas(parts: CaptchaParts): Captchas {
  const { db, privateData } = parts
  const captcha = openCaptcha<CaptchaAction>(privateData, captchaLasts)
  const acts = createSharedLimit(parts, 'captcha-acts', freeActs)
  const wrongCodes = createSharedLimit(parts, 'captcha-wrong', freeWrongCodes)
  const findRisk = async (network: string) =>
    (await wrongCodes.findWait(network)) || (isAttack(await countCodeEntries(db)) ? attack.seconds : 0)
  return {
    challenge: async ({ action, address }) => {
      const network = networkKeyOf(address, privateData)
      const isDue = (await acts.findWait(network)) > 0 || (await findRisk(network)) > 0
      return isDue ? captcha.ask(action) : null
    },
    ticketFor: async (answer) => {
      const solved = await captcha.solvedBy(answer)
      return solved && privateData.linkPartOf(purposeOf(solved.action), `${solved.id}-${solved.expiresAt}`)
    },
    pass: (act) =>
      pass(act, {
        ...parts,
        captcha,
        takeRisk: async (network) => (await acts.take(network)) || findRisk(network),
      }),
    countRight: (trx) => insertCodeEntry(trx, { isWrong: false }),
    countWrong: async (address) => {
      await insertCodeEntry(db, { isWrong: true })
      await wrongCodes.take(networkKeyOf(address, privateData))
    },
  }
}

interface PassParts extends CaptchaParts {
  /** Counts an action of a network. Returns the seconds during which its actions need a captcha, else 0. */
  takeRisk: (network: string) => Promise<number>
  captcha: Captcha<CaptchaAction>
}

async function pass({ action, address, ticket }: Act, { db, privateData, captcha, takeRisk }: PassParts) {
  const seconds = await takeRisk(networkKeyOf(address, privateData))
  if (seconds === 0) return ok({})
  if (!ticket) return { ...fail('captcha_due'), seconds, challenge: await captcha.ask(action) }
  const [id, expiresAt] = privateData.idIn(purposeOf(action), ticket)?.split('-') ?? []
  const isGood = id && expiresAt && (await insertUsedCaptcha(db, { id, expiresAt: Number(expiresAt) }))
  return isGood ? ok({}) : fail('captcha_failed')
}

/** A ticket is valid for one kind of action. */
const purposeOf = (action: CaptchaAction): string => `captcha ${action}`
