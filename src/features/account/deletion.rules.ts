import { confirmationLasts, confirmationWayOf } from './confirmation.rules.ts'

interface Owner {
  identities: { channel: number }[]
  sessions: { createdAt: Date; isThis: boolean }[]
  events: { kind: string; at: Date }[]
}

/** The proof of ownership for a deletion: a code by email, a new sign-in at a configured provider, or else a tick. */
export function deletionNeeds(
  { identities, sessions, events }: Owner,
  providers: number[],
  now = new Date(),
): 'code' | 'sign-in' | 'tick' {
  const way = confirmationWayOf(identities, providers)
  if (way !== 'sign-in') return way === 'code' ? 'code' : 'tick'
  const isLate = (moment: Date) => now.getTime() - moment.getTime() >= confirmationLasts * 60_000
  const isHere = sessions.some(({ createdAt, isThis }) => isThis && !isLate(createdAt))
  return isHere && events.some(({ kind, at }) => kind === 'confirmed' && !isLate(at)) ? 'tick' : 'sign-in'
}
