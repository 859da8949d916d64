import type { Answer, Call } from '#src/core/call.ts'

/** Hours in which an address can be confirmed. */
export const hoursToConfirm = 48

/** Outcomes of the newsletter's forms. */
export const newsletterStates = ['asked', 'confirmed', 'ended', 'invalid', 'expired', 'limited', 'busy'] as const
export type NewsletterState = (typeof newsletterStates)[number]
/** A state, or the captcha that comes before it. */
export type NewsletterOutcome = NewsletterState | 'captcha'

const failures: Partial<Record<string, NewsletterOutcome>> = {
  email_invalid: 'invalid',
  invalid_request: 'invalid',
  link_expired: 'expired',
  too_many_requests: 'limited',
  captcha_due: 'captcha',
  captcha_failed: 'captcha',
}

export const stateOf = (answer: Answer<Call>, done: NewsletterState): NewsletterOutcome =>
  answer.ok ? done : (failures[answer.error] ?? 'busy')
