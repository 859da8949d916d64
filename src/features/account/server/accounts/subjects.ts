import { sameEmail } from '#src/core/server/secrets/email-address.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'

/** By what an address is found among those who sign in: of the newest key first. */
export const subjectDigestsOf = (email: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>) =>
  digestsOf(`email ${sameEmail(email)}`)

/** By what somebody is found whom a provider knows: the subjects of one are not those of another. */
export const providerDigestsOf = (
  { channel, issuer, subject }: { channel: number; issuer: string; subject: string },
  { digestsOf }: Pick<PrivateData, 'digestsOf'>,
) => digestsOf(`channel ${channel} ${issuer} ${subject}`)
