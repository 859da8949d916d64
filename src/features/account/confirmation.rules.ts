import { channels } from './sign-in.rules.ts'

/** Minutes for which a confirmation counts. */
export const confirmationLasts = 10

/** How an account proves once more that it is its owner's; a guest has nothing but its session. */
export const confirmationWays = ['code', 'sign-in', 'none'] as const
export type ConfirmationWay = (typeof confirmationWays)[number]

/** A code to the account's address, else a new sign-in at a configured provider. */
export function confirmationWayOf(identities: { channel: number }[], providers: number[]): ConfirmationWay {
  if (identities.some(({ channel }) => channel === channels.email)) return 'code'
  return identities.some(({ channel }) => providers.includes(channel)) ? 'sign-in' : 'none'
}

/** The first letter of an address and its domain: enough for the owner to know it by. */
export function hintOfEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0]}•••${email.slice(at)}`
}
