import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaAnswer, CaptchaChallenge } from '#src/core/server/outside/captcha.ts'
import { captchaCalls } from '#src/features/account/captcha.contract.ts'
import type { CaptchaAction } from '#src/features/account/captcha.rules.ts'
import { FormClient, newNetwork } from '../peers/form-client.ts'
import { askForCode, newEmail } from '../site/account-site.ts'

/** Challenge of a client's act; null without one. */
export async function challengeFor(client: FormClient, action: CaptchaAction) {
  const { data } = await client.call(captchaCalls.check.path, { action })
  return (data as { challenge: CaptchaChallenge<CaptchaAction> | null }).challenge
}

/** Solves a challenge. */
export async function solved<Action extends string>(
  challenge: CaptchaChallenge<Action>,
): Promise<CaptchaAnswer<Action>> {
  const { counter, derivedKey } = (await solveChallenge({ challenge, deriveKey }))!
  return { challenge, solution: { counter, derivedKey } }
}

/** Form fields of an act, with a ticket where it needs one. */
export async function earnTicket(client: FormClient, action: CaptchaAction): Promise<{ captcha: string }> {
  const challenge = await challengeFor(client, action)
  if (!challenge) return { captcha: '' }
  const { data } = await client.call(captchaCalls.verify.path, await solved(challenge))
  return { captcha: (data as { ticket: string }).ticket }
}

/** A network whose acts need a captcha. */
export async function busyNetwork(origin: string, network = newNetwork()): Promise<string> {
  for (let time = 0; time < 3; time++) await askForCode(new FormClient(origin, network), newEmail())
  return network
}
