import { createHash } from 'node:crypto'
import { FormClient } from '../e2e/setup/form-client.ts'
import { signInCalls } from '../src/features/account/sign-in.contract.ts'
import { againstPgbench } from './setup/pgbench.ts'
import { startProductionSite } from './setup/production-site.ts'
import { report, skip } from './setup/report.ts'
import { findTool } from './setup/tools.ts'

/** The look-up of a session, by the call that says who is signed in, against pgbench with the same statement. */
export async function run(): Promise<void> {
  const pgbench = findTool('pgbench')
  if (!pgbench) return skip('bench/session', 'pgbench')
  const { origin, address, pid, database, end } = await startProductionSite()
  try {
    const token = await signInAsGuest(origin)
    const digest = createHash('sha256').update(token).digest('hex')
    const target = {
      url: address + signInCalls.checkLogin.path,
      pid,
      body: '{}',
      headers: { cookie: `__Host-encore-session=${token}` },
    }
    const statement = `select user_id, name_sealed, channel, avatar_id, seen_at > now() - interval '1 day'
      from account_sessions join account_users using (user_id) left join account_avatars using (user_id)
      where token_digest = '\\x${digest}' and expires_at > now();`
    const { figures, raw } = await againstPgbench(pgbench, { what: 'session look-up', target, statement, database })
    report('session', figures, raw)
  } finally {
    await end()
  }
}

/** The token of a new guest's session. */
async function signInAsGuest(origin: string): Promise<string> {
  const client = new FormClient(origin)
  const { headers } = await client.post('/auth/login/guest', { terms: 'yes' })
  const { searchParams } = new URL(headers.get('location')!)
  const state = JSON.parse(searchParams.get('state')!)
  await client.call(signInCalls.verify.path, { code: searchParams.get('code')!, gameid: '30051', state })
  return client.cookies.get('__Host-encore-session')!
}
