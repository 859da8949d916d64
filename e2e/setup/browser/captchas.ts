import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaAnswer, CaptchaChallenge } from '#src/core/server/outside/captcha.ts'
import { captchaCalls } from '#src/features/account/captcha.contract.ts'
import type { CaptchaAction } from '#src/features/account/captcha.rules.ts'
import { FormClient, newNetwork } from '../peers/form-client.ts'
import { askForCode, newEmail } from '../site/account-site.ts'

/** The challenge for an act of a client; null where it needs none. */
export async function challengeFor(client: FormClient, action: CaptchaAction) {
  const { data } = await client.call(captchaCalls.check.path, { action })
  return (data as { challenge: CaptchaChallenge<CaptchaAction> | null }).challenge
}

/** A challenge with its solution, as a browser finds it. */
export async function solved<Action extends string>(
  challenge: CaptchaChallenge<Action>,
): Promise<CaptchaAnswer<Action>> {
  const { counter, derivedKey } = (await solveChallenge({ challenge, deriveKey }))!
  return { challenge, solution: { counter, derivedKey } }
}

/** What the form of an act carries: the ticket of a captcha, where it needs one. */
export async function earnTicket(client: FormClient, action: CaptchaAction): Promise<{ captcha: string }> {
  const challenge = await challengeFor(client, action)
  if (!challenge) return { captcha: '' }
  const { data } = await client.call(captchaCalls.verify.path, await solved(challenge))
  return { captcha: (data as { ticket: string }).ticket }
}

/** A network whose acts need a captcha from now on. */
export async function busyNetwork(origin: string): Promise<string> {
  const network = newNetwork()
  for (let time = 0; time < 3; time++) await askForCode(new FormClient(origin, network), newEmail())
  return network
}
