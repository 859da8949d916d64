import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import type { PostedRequest } from './setup/load.ts'
import { againstPgbench } from './setup/pgbench.ts'
import { startProductionSite } from './setup/production-site.ts'
import { report, skip } from './setup/report.ts'
import { digestOf, insertSessions, sessionCookie } from './setup/sessions.ts'
import { findTool } from './setup/tools.ts'

/** Sessions in the table, and how many of them make the load. */
const [all, asking] = [10_000, 64]

/** Measures the session look-up by the "who am I" call against pgbench with the same statement. */
export async function run(): Promise<void> {
  const pgbench = findTool('pgbench')
  if (!pgbench) return skip('bench/session', 'pgbench')
  const { address, pid, database, end } = await startProductionSite()
  try {
    const tokens = await insertSessions(database, all)
    const target = {
      url: address + signInCalls.checkLogin.path,
      pid,
      requests: tokens
        .slice(0, asking)
        .map((token) => ({ body: '{}', headers: { cookie: `${sessionCookie}=${token}` } })),
    }
    await expectKnown(target)
    const statements = tokens.slice(0, asking).map(statementOf)
    const { figures, raw } = await againstPgbench(pgbench, { what: 'session look-up', target, statements, database })
    report('session', figures, raw)
  } finally {
    await end()
  }
}

const statementOf = (token: string) =>
  `select user_id, name_sealed, channel, avatar_id, seen_at > now() - interval '1 day'
   from account_sessions join account_users using (user_id) left join account_avatars using (user_id)
   where token_digest = '\\x${digestOf(token).toString('hex')}' and expires_at > now();`

/** Guards the measurement: the call answers 200 for unknown sessions too. */
async function expectKnown({ url, requests }: { url: string; requests: PostedRequest[] }) {
  for (const { body, headers: own } of requests) {
    const headers = { 'content-type': 'application/json', ...own }
    const { ret } = await (await fetch(url, { method: 'POST', body, headers })).json()
    if (ret !== 0) throw new Error(`a session is not known: ${ret}`)
  }
}
