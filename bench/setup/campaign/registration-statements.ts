import { query } from '../../../e2e/setup/database/postgres.ts'
import { connections } from '../load.ts'

/** Codes of a pgbench client in a run. */
const codesOfClient = 3000

const browser = `sha256(('browser ' || :client_id || ' ' || :i)::bytea)`

/** What the site's call PreRegister sends to the database, for pgbench; `i` counts a client's transactions. */
export const registrationStatements = (campaign: string): string => `
\\set i :i + 1
\\set r random(1, 9000000000000000000)
begin;
select case when now() < starts_at then 'before' when now() < ends_at then 'open' else 'ended' end
  from campaign_campaigns where campaign_id = '${campaign}';
update core_codes set tries = tries + 1, used_at = now()
  where browser_digest = ${browser} and purpose = 'pre-register'
    and used_at is null and expires_at > now() and tries < 5
  returning subject_digest, subject_sealed, used_at, older_digests && array[code_digest];
insert into account_code_entries (network, site, since, entered, wrong)
  values (md5((:r)::text), md5((:r)::text), to_timestamp(floor(extract(epoch from now()) / 10) * 10), 1, 0)
  on conflict (network, since) do update set entered = account_code_entries.entered + 1;
insert into campaign_phones (campaign_id, phone_digest, registration_id)
  values ('${campaign}', sha256((:r)::text::bytea), md5((:r)::text)::uuid)
  on conflict do nothing returning phone_digest;
insert into campaign_registrations (registration_id, campaign_id, region, phone_sealed, browser_digest, user_id)
  values (md5((:r)::text)::uuid, '${campaign}', 'TH', repeat('s', 160), ${browser}, null);
update campaign_counters set registered = registered + 1 where campaign_id = '${campaign}' and shard = (:r)::bigint % 16;
select registration_id, region, phone_sealed, user_id, cancelled_at,
    (select user_id from campaign_bindings where registration_id = campaign_registrations.registration_id)
  from campaign_registrations
  where campaign_id = '${campaign}' and phone_sealed is not null
    and (user_id = null::uuid or (user_id is null and browser_digest = ${browser}))
  order by user_id is null, cancelled_at is not null, registered_at desc limit 1;
end;
insert into campaign_messages (scope, since, used)
  select scope, date_trunc('minute', now()), 1
  from unnest(array['block ' || md5((:r)::text), 'country TH']) as scope order by scope
  on conflict (scope, since) do update set used = campaign_messages.used + 1;
`

/** Issues the codes of a run of pgbench, and forgets those of the run before. */
export async function issueStatementCodes(database: string) {
  await query(
    database,
    `insert into core_codes (
       code_id, purpose, subject_digest, browser_digest, code_digest, subject_sealed, language, expires_at, sent_at)
     select gen_random_uuid(), 'pre-register', digest, digest, digest, 'sealed', 'en', now() + interval '10 minutes', now()
     from generate_series(0, ${connections - 1}) as client, generate_series(1, ${codesOfClient}) as i,
       sha256(('browser ' || client || ' ' || i)::bytea) as digest`,
  )
}
