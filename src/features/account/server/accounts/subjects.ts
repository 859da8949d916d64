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

/** Whether a provider's id names one user alone: all lone surrogates would have the same digest. */
export const isSubject = (id: unknown): id is string => typeof id === 'string' && /^\P{Cs}{1,255}$/su.test(id)

/** A user's id in a provider's JSON: a text, or a whole number of any size as text; null without one. */
export function subjectIn(json: string, idField: string): string | null {
  try {
    JSON.parse(json) // in valid JSON every string ends, so that the search below takes linear time
    const user: unknown = JSON.parse(quoteWholeNumbers(json))
    const id = idField.split('.').reduce((value, field) => (value as Record<string, unknown> | null)?.[field], user)
    return isSubject(id) ? id : null
  } catch {
    return null
  }
}

const quoteWholeNumbers = (json: string) =>
  json.replace(stringOrNumber, (token) => (/^\d+$/.test(token) ? `"${token}"` : token))
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g
