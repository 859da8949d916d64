import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { PrivateData } from '../secrets/private-data.ts'

/** A proof-of-work captcha: some tenths of a second for a browser, little for the server. */
export interface Captcha<Action extends string> {
  /** Returns a signed challenge for an action of a network (its key); `factor` multiplies its work. */
  ask(what: CaptchaSubject<Action> & { factor?: number }): Promise<CaptchaChallenge<Action>>
  /** The solved captcha; null for wrong, late, foreign or changed ones. */
  solvedBy(answer: CaptchaAnswer<Action>): Promise<SolvedCaptcha<Action> | null>
}

/** What a captcha is solved for. */
export type CaptchaSubject<Action extends string> = {
  action: Action
  network: string
}

/** A challenge of altcha v2; all its parameters are signed. */
export interface CaptchaChallenge<Action extends string> {
  parameters: {
    algorithm: typeof algorithm
    cost: number
    data: CaptchaSubject<Action>
    /** Seconds since 1970. */
    expiresAt: number
    keyLength: number
    keyPrefix: string
    keySignature: string
    nonce: string
    salt: string
  }
  signature: string
}

export interface CaptchaAnswer<Action extends string> {
  challenge: CaptchaChallenge<Action>
  solution: { counter: number; derivedKey: string }
}

export interface SolvedCaptcha<Action extends string> extends CaptchaSubject<Action> {
  id: string
  /** Seconds since 1970. */
  expiresAt: number
}

/** Work: PBKDF2 rounds per try, and the range of the right try. */
const work = { rounds: 1000, fewest: 50, most: 250 }
const algorithm = 'PBKDF2/SHA-256'

/** Captchas of altcha with the site's keys and a lifetime in seconds. */
export function openCaptcha<Action extends string>(
  { digestsOf }: Pick<PrivateData, 'digestsOf'>,
  seconds: number,
): Captcha<Action> {
  const secretsOf = (use: string) => digestsOf(use).map((digest) => digest.toString('hex'))
  const solutionSecrets = secretsOf('captcha solution')
  const keys = secretsOf('captcha challenge').map((secret, index) => ({
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: solutionSecrets[index]!,
  }))
  return {
    ask: async ({ action, network, factor = 1 }) => {
      const challenge = await createChallenge({
        algorithm,
        deriveKey,
        cost: work.rounds,
        counter: randomInt(work.most * factor, work.fewest * factor),
        data: { action, network },
        expiresAt: Math.floor(Date.now() / 1000) + seconds,
        ...keys[0]!,
      })
      return challenge as CaptchaChallenge<Action>
    },
    solvedBy: async ({ challenge, solution }) => {
      const { nonce, data, expiresAt } = challenge.parameters
      for (const secrets of keys) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
        if (verified) return { id: nonce, ...data, expiresAt }
      }
      return null
    },
  }
}
