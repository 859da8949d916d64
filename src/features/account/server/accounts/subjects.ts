import { sameEmail } from '#src/core/server/secrets/email-address.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'

/** Digests by which an address is found among identities, newest key first. */
export const subjectDigestsOf = (email: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>) =>
  digestsOf(`email ${sameEmail(email)}`)

/** Digests by which a provider's user is found; subjects of different providers never collide. */
export const providerDigestsOf = (
  { channel, issuer, subject }: { channel: number; issuer: string; subject: string },
  { digestsOf }: Pick<PrivateData, 'digestsOf'>,
) => digestsOf(`channel ${channel} ${issuer} ${subject}`)
