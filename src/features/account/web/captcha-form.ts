import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Milliseconds. */
const timeoutMs = 60_000

/** Solves a form's captcha and submits the form with the ticket; on failure the status says when to try again. */
export async function passCaptcha(status: HTMLElement): Promise<void> {
  const { captcha, verify, later } = status.dataset
  const challenge: Challenge = JSON.parse(captcha!)
  const form = status.closest('form')!
  form.addEventListener('submit', hold)
  try {
    const tooLong = new Promise<never>((_, refuse) =>
      setTimeout(() => refuse(new Error('it took too long')), timeoutMs),
    )
    const ticket = await Promise.race([earnTicket(challenge, verify!), tooLong])
    form.querySelector<HTMLInputElement>('input[name=captcha]')!.value = ticket
  } catch (error) {
    console.warn('the captcha could not be solved:', (error as Error).message)
    status.textContent = later!
    return
  } finally {
    form.removeEventListener('submit', hold)
  }
  const { action } = challenge.parameters.data!
  form.requestSubmit(form.querySelector<HTMLElement>(`button[formaction^="/auth/login/${action}?"]`))
}

/** Blocks submits until the ticket is there. */
function hold(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** The ticket for a challenge. Uses plain fetch: the call client would load half of the site. */
async function earnTicket(challenge: Challenge, address: string): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  const body = JSON.stringify({ challenge, solution })
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { code, msg, data } = await response.json()
  if (code !== 0) throw new Error(msg)
  return data.ticket
}
