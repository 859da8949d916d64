import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { PrivateData } from '../secrets/private-data.ts'

/** A proof of work: some tenths of a second for a browser, next to nothing for the server. */
export interface Captcha<Action extends string> {
  /** A challenge for an act, which nobody else can make up. */
  ask(action: Action): Promise<CaptchaChallenge<Action>>
  /** What was solved; null for a wrong or late solution, and for a challenge that is not of this site or was changed. */
  solvedBy(answer: CaptchaAnswer<Action>): Promise<SolvedCaptcha<Action> | null>
}

/** A challenge of altcha's second version; all of its parameters are signed. */
export interface CaptchaChallenge<Action extends string> {
  parameters: {
    algorithm: typeof algorithm
    cost: number
    data: { action: Action }
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

export interface SolvedCaptcha<Action extends string> {
  id: string
  action: Action
  /** Seconds since 1970. */
  expiresAt: number
}

/** How much work it is: so many rounds of PBKDF2 for each try, and which of the tries is right. */
const work = { rounds: 1000, fewest: 50, most: 250 }
const algorithm = 'PBKDF2/SHA-256'

/** Captchas of altcha under the site's own keys, each to be solved within so many seconds. */
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
    ask: async (action) => {
      const challenge = await createChallenge({
        ...{ algorithm, deriveKey, cost: work.rounds, counter: randomInt(work.most, work.fewest), data: { action } },
        expiresAt: Math.floor(Date.now() / 1000) + seconds,
        ...keys[0]!,
      })
      return challenge as CaptchaChallenge<Action>
    },
    solvedBy: async ({ challenge, solution }) => {
      const { nonce, data, expiresAt } = challenge.parameters
      for (const secrets of keys) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
        if (verified) return { id: nonce, action: data.action, expiresAt }
      }
      return null
    },
  }
}
