import { fail, ok } from '#src/core/call.ts'
import { networkKeyOf, siteKeyOf } from '#src/core/server/http/network.ts'
import { createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import {
  type CaptchaAnswer,
  type CaptchaChallenge,
  type CaptchaSubject,
  openCaptcha,
} from '#src/core/server/outside/captcha.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import {
  attack,
  type CaptchaAction,
  captchaLasts,
  failing,
  failuresOf,
  freeActs,
  isAttack,
  workFactor,
} from '#src/features/account/captcha.rules.ts'
import { countAllEntries, countNetworkEntries, insertCodeEntry, insertUsedCaptcha } from './captchas.store.ts'

export interface CaptchaParts extends LimitStores {
  privateData: PrivateData
}

export interface Act {
  action: CaptchaAction
  /** IP address of the sender. */
  address: string
  /** Of a captcha solved for this action. */
  ticket?: string
  /** Whether the action needs a captcha whatever its network. */
  isDue?: boolean
}

export interface Captchas {
  /** A challenge for the network's next action; null if it needs none. */
  challenge(act: Omit<Act, 'ticket'>): Promise<CaptchaChallenge<CaptchaAction> | null>
  /** The ticket for a solution, always the same one; null if it is wrong. */
  ticketFor(answer: CaptchaAnswer<CaptchaAction>): Promise<string | null>
  /** Counts an action and lets it pass, with a ticket if it needs one; a failure has a challenge and seconds to wait. */
  pass(act: Act): ReturnType<typeof pass>
  /** Counts an entered code for its network and for the attack check; a right one in the caller's transaction. */
  countEntry(address: string, entry: { isWrong: boolean }, trx?: Db): Promise<void>
}

/** Captchas required by a network's history, or for all networks during an attack; counted over all instances. */
export function openCaptchas(parts: CaptchaParts): Captchas {
  const { db, privateData } = parts
  const captcha = openCaptcha<CaptchaAction>(privateData, captchaLasts)
  const acts = createSharedLimit(parts, 'captcha-acts', freeActs)
  return {
    challenge: async ({ action, address, isDue: isForced = false }) => {
      const network = networkKeyOf(address, privateData)
      const risk = await findRisk(db, network)
      const isDue = isForced || risk.seconds > 0 || (await acts.findWait(network)) > 0
      return isDue ? captcha.ask({ action, network, factor: risk.factor }) : null
    },
    ticketFor: async (answer) => {
      const solved = await captcha.solvedBy(answer)
      return solved && privateData.linkPartOf(purposeOf(solved), `${solved.id}-${solved.expiresAt}`)
    },
    pass: (act) => pass(act, { ...parts, captcha, takeAct: acts.take }),
    countEntry: (address, { isWrong }, trx = db) =>
      insertCodeEntry(trx, {
        network: networkKeyOf(address, privateData),
        site: siteKeyOf(address, privateData),
        isWrong,
      }),
  }
}

/** The seconds for which a network's entered codes, or an attack, require captchas (0: they don't), and their work. */
async function findRisk(db: Db, network: string): Promise<{ seconds: number; factor: number }> {
  const [own, all] = await Promise.all([countNetworkEntries(db, network), countAllEntries(db)])
  const isFailing = failuresOf(own) >= failing.fewest
  const seconds = isFailing ? Math.max(1, own.seconds) : isAttack(all) ? attack.seconds : 0
  return { seconds, factor: workFactor(own, all) }
}

interface PassParts extends CaptchaParts {
  /** Counts an action of a network. Returns the seconds until one is free again, else 0. */
  takeAct: (network: string) => Promise<number>
  captcha: ReturnType<typeof openCaptcha<CaptchaAction>>
}

async function pass({ action, address, ticket, isDue = false }: Act, { db, privateData, captcha, takeAct }: PassParts) {
  const network = networkKeyOf(address, privateData)
  const wait = await takeAct(network)
  const risk = await findRisk(db, network)
  const seconds = wait || risk.seconds || (isDue ? captchaLasts : 0)
  if (seconds === 0) return ok({})
  if (!ticket) {
    const challenge = await captcha.ask({ action, network, factor: risk.factor })
    return { ...fail('captcha_due'), seconds, challenge }
  }
  const [id, expiresAt] = privateData.idIn(purposeOf({ action, network }), ticket)?.split('-') ?? []
  const isGood = id && expiresAt && (await insertUsedCaptcha(db, { id, expiresAt: Number(expiresAt) }))
  return isGood ? ok({}) : fail('captcha_failed')
}

/** A ticket is valid for one kind of action, in the network where it was earned. */
const purposeOf = ({ action, network }: CaptchaSubject<CaptchaAction>): string => `captcha ${action} ${network}`
