import { randomBytes } from 'node:crypto'
import { codeText } from '#src/core/server/codes/codes.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { phoneDigestsOf } from '#src/features/campaign/server/registration/phone-codes.ts'
import { query } from '../../../e2e/setup/database/postgres.ts'
import type { PostedRequest } from '../load.ts'
import { digestOf } from '../sessions.ts'

const code = '271828'

let visitors = 0

/** Thai mobile numbers, each used once; no two next to each other share a block of 1,000. */
export const newPhone = (): string => `+668${10_000_000 + ((visitors++ * 1001) % 90_000_000)}`

/** Issues codes without messages, each to a browser and network of its own. Returns the requests that register them. */
export async function issueCodes(database: string, privateData: PrivateData, count: number): Promise<PostedRequest[]> {
  const issued = Array.from({ length: count }, () => {
    const token = randomBytes(32).toString('base64url')
    return { phone: newPhone(), token, browser: digestOf(token), network: networkOf(visitors) }
  })
  await query(
    database,
    `insert into core_codes (
       code_id, purpose, subject_digest, browser_digest, code_digest, subject_sealed, language, expires_at, sent_at)
     select gen_random_uuid(), 'pre-register', subject, browser, code, 'sealed', 'en', now() + interval '10 minutes', now()
     from unnest($1::bytea[], $2::bytea[], $3::bytea[]) as issued (subject, browser, code)`,
    [
      issued.map(({ phone }) => phoneDigestsOf(phone, privateData)[0]),
      issued.map(({ browser }) => browser),
      issued.map(({ browser }) => privateData.digestsOf(codeText('pre-register', browser, code))[0]),
    ],
  )
  return issued.map(({ phone, token, network }) => ({
    body: JSON.stringify({ region: 'TH', phone, code, terms: true }),
    headers: { cookie: `__Host-encore-browser=${token}`, 'x-forwarded-for': network },
  }))
}

const networkOf = (number: number): string => `${11 + (number >> 16)}.${(number >> 8) % 256}.${number % 256}.1`
