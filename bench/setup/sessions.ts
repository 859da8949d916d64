import { createHash, randomBytes } from 'node:crypto'
import { query } from '../../e2e/setup/database/postgres.ts'

export const sessionCookie = '__Host-encore-session'

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Inserts guest accounts with a session each. Returns the tokens. */
export async function insertSessions(database: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await query(
    database,
    `with guests as (insert into account_users select from unnest($1::bytea[]) returning user_id),
     numbered as (select user_id, row_number() over () as number from guests)
     insert into account_sessions (token_digest, user_id, channel, expires_at)
     select digest, user_id, 3, now() + interval '30 days'
     from numbered join unnest($1::bytea[]) with ordinality as given (digest, number) using (number)`,
    [tokens.map(digestOf)],
  )
  await query(database, 'vacuum analyze account_users, account_sessions')
  return tokens
}
