import { sameEmail } from '../../../core/server/email-address.ts'
import type { PrivateData } from '../../../core/server/private-data.ts'

/** By what an address is found among those who sign in: of the newest key first. */
export const subjectDigestsOf = (email: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>) =>
  digestsOf(`email ${sameEmail(email)}`)
