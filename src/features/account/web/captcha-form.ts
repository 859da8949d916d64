import type { Challenge } from 'altcha-lib'
import { earnTicket } from '#src/core/web/earn-ticket.ts'

/** Solves a form's captcha and submits the form with the ticket; on failure the status says when to try again. */
export async function passCaptcha(status: HTMLElement): Promise<void> {
  const { captcha, verify, later } = status.dataset
  const challenge: Challenge = JSON.parse(captcha!)
  const form = status.closest('form')!
  form.addEventListener('submit', hold)
  try {
    form.querySelector<HTMLInputElement>('input[name=captcha]')!.value = await earnTicket(challenge, verify!)
  } catch (error) {
    console.warn('the captcha could not be solved:', (error as Error).message)
    status.textContent = later!
    return
  } finally {
    form.removeEventListener('submit', hold)
  }
  const { action } = challenge.parameters.data!
  form.requestSubmit(form.querySelector<HTMLElement>(`button[data-captcha-action="${action}"]`))
}

/** Blocks submits until the ticket is there. */
function hold(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
