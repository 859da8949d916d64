import type { Answer, Call } from '#src/core/call.ts'

/** Hours in which an address can be confirmed. */
export const hoursToConfirm = 48

/** Outcomes of the newsletter's forms. */
export const newsletterStates = ['asked', 'confirmed', 'ended', 'invalid', 'expired', 'limited', 'busy'] as const
export type NewsletterState = (typeof newsletterStates)[number]

const failures: Partial<Record<string, NewsletterState>> = {
  email_invalid: 'invalid',
  invalid_request: 'invalid',
  link_expired: 'expired',
  too_many_requests: 'limited',
}

export const stateOf = (answer: Answer<Call>, done: NewsletterState): NewsletterState =>
  answer.ok ? done : (failures[answer.error] ?? 'busy')
