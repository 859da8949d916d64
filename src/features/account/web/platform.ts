import type { Ask } from '#src/core/call.ts'
import { readCookies } from '#src/core/web/cookies.ts'
import type { SignInResult } from '#src/core/web/router/address.ts'
import { setSession } from '#src/core/web/session.ts'
import { signInCalls } from '../sign-in.contract.ts'
import { hasSessionHint } from '../sign-in.rules.ts'

export interface Platform {
  ask: Ask
  /** Id of the game on the publisher's platform. */
  gameId: string
}

/** Loads the session. The check follows a sign-in's verification, whatever came of that; without both it is skipped. */
export async function beginSession(platform: Platform, result: SignInResult | null): Promise<void> {
  if (result) await verifyAuthorization(platform, result).catch((error: Error) => console.warn(error.message))
  if (result || hasSessionHint(readCookies())) await checkLogin(platform)
  else setSession(null)
}

/** Throws if the result is invalid. */
async function verifyAuthorization({ ask, gameId }: Platform, { code, state }: SignInResult): Promise<void> {
  const read = parsed(state)
  const answer = read && (await ask(signInCalls.verify, { code, gameid: gameId, state: read }))
  if (!answer?.ok) throw new Error('the sign-in could not be verified')
}

/** Null for invalid JSON. */
function parsed(state: string) {
  try {
    return JSON.parse(state)
  } catch {
    return null
  }
}

/** Begins a session with a result of the dialog. Returns whether it was valid. */
export async function takeSignIn(platform: Platform, result: SignInResult): Promise<boolean> {
  const isVerified = await verifyAuthorization(platform, result).then(
    () => true,
    () => false,
  )
  if (isVerified) await checkLogin(platform)
  return isVerified
}

async function checkLogin({ ask }: Platform): Promise<void> {
  const answer = await ask(signInCalls.checkLogin, {})
  if (!answer.ok && answer.error === 'unreachable') return // unreachable: the session stays unknown
  if (!answer.ok) return setSession(null)
  const { userName, channelid, channelLabel = '', pictureUrl } = answer.data
  setSession({ name: userName, channel: channelid, channelLabel, avatar: pictureUrl })
}

/** Ends the session here and on the server. Returns the server's answer. */
export async function logout({ ask }: Pick<Platform, 'ask'>) {
  const answer = await ask(signInCalls.logout, {})
  if (answer.ok) setSession(null)
  return answer
}

/** Reloads after an expired session; logout removes its cookie, so this happens once. */
export async function endExpired(platform: Platform): Promise<void> {
  const { ok } = await logout(platform)
  if (ok) location.reload()
}
