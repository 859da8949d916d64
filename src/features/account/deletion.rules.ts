import { channels } from './sign-in.rules.ts'

/** Minutes for which a provider's word holds that somebody has just signed in there anew. */
export const confirmationLasts = 10

interface Owner {
  identities: { channel: number }[]
  sessions: { createdAt: Date; isThis: boolean }[]
  events: { kind: string; at: Date }[]
}

/**
 * What shows that an account's owner wants it gone: a code to its address, or a new sign-in at one of the providers that are set up,
 * whether or not this browser may go there. After that, and of those who have neither, a tick.
 */
export function deletionNeeds(
  { identities, sessions, events }: Owner,
  providers: number[],
  now = new Date(),
): 'code' | 'sign-in' | 'tick' {
  if (identities.some(({ channel }) => channel === channels.email)) return 'code'
  if (!identities.some(({ channel }) => providers.includes(channel))) return 'tick'
  const isLate = (moment: Date) => now.getTime() - moment.getTime() >= confirmationLasts * 60_000
  const isHere = sessions.some(({ createdAt, isThis }) => isThis && !isLate(createdAt))
  return isHere && events.some(({ kind, at }) => kind === 'confirmed' && !isLate(at)) ? 'tick' : 'sign-in'
}
