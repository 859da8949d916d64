import { query } from '../../../e2e/setup/database/postgres.ts'
import { config } from '../../../site.config.ts'
import { insertSessions } from '../sessions.ts'

/** Inserts players with a session, a binding and attempts to draw. Returns the tokens of their sessions. */
export async function insertBoundPlayers(database: string, players: number, attempts: number): Promise<string[]> {
  const tokens = await insertSessions(database, players)
  await query(
    database,
    `with made as (
       insert into campaign_registrations (registration_id, campaign_id, region, user_id)
       select gen_random_uuid(), $1, 'TH', user_id from account_sessions returning registration_id, user_id
     ), bound as (
       insert into campaign_bindings (registration_id, campaign_id, user_id, region, character_id)
       select registration_id, $1, user_id, 'TH', registration_id::text from made returning registration_id
     )
     insert into campaign_attempts (registration_id, source, number)
     select registration_id, 'full', number from bound, generate_series(1, $2::int) as number`,
    [config.campaign!.id, attempts],
  )
  await query(database, 'vacuum analyze campaign_attempts, campaign_bindings')
  return tokens
}
