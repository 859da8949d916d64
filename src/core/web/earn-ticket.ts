import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Milliseconds. */
const timeoutMs = 60_000

/** Solves a captcha and returns its ticket. Uses plain fetch: the call client would load half of the site. */
export async function earnTicket(challenge: Challenge, address: string): Promise<string> {
  const tooLong = new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('it took too long')), timeoutMs))
  return Promise.race([solve(challenge, address), tooLong])
}

async function solve(challenge: Challenge, address: string): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  const body = JSON.stringify({ challenge, solution })
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { code, msg, data } = await response.json()
  if (code !== 0) throw new Error(msg)
  return data.ticket
}
