import { channels } from './sign-in.rules.ts'

/** Seconds for which a sign-in at a provider shows who is at the device. */
export const freshSignInLasts = 10 * 60

interface Owner {
  identities: { channel: number }[]
  sessions: { createdAt: Date; isThis: boolean }[]
}

/** What shows that an account's owner wants it gone: a code to its address, or a new sign-in at its provider; after that, and of a guest, a tick. */
export function deletionNeeds({ identities, sessions }: Owner, now = new Date()): 'code' | 'sign-in' | 'tick' {
  if (identities.some(({ channel }) => channel === channels.email)) return 'code'
  if (identities.every(({ channel }) => channel === channels.guest)) return 'tick'
  const begun = sessions.find(({ isThis }) => isThis)?.createdAt.getTime() ?? 0
  return now.getTime() - begun < freshSignInLasts * 1000 ? 'tick' : 'sign-in'
}
