import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { campaignCalls } from '#src/features/campaign/campaign.contract.ts'
import { registrationCalls } from '#src/features/campaign/registration.contract.ts'
import { query } from '../../e2e/setup/database/postgres.ts'
import { production } from '../../e2e/setup/site/site.ts'
import { config } from '../../site.config.ts'
import { issueCodes } from '../setup/campaign/issued-codes.ts'
import { issueStatementCodes, registrationStatements } from '../setup/campaign/registration-statements.ts'
import { mustBeNone } from '../setup/kills/figures.ts'
import { againstPgbench } from '../setup/pgbench.ts'
import { startProductionSite } from '../setup/production-site.ts'
import { report, skip } from '../setup/report.ts'
import { findTool } from '../setup/tools.ts'

/** Registrations that a run may use up. */
const codesOfRun = 24_000

/** Measures registrations by codes, and the count of them, against pgbench with the same statements. */
export async function run(): Promise<void> {
  const pgbench = findTool('pgbench')
  if (!pgbench) return skip('bench/campaign', 'pgbench')
  const { id } = config.campaign!
  const [name, secret] = production.DATA_KEYS.split(':') as [string, string]
  const privateData = openPrivateData(new Map([[name, [secret]]]))
  // production has no demonstration
  const { origin, pid, database, end } = await startProductionSite(1, {
    NODE_ENV: 'development',
    TRUSTED_PROXIES: 'loopback',
  })
  try {
    const registering = await againstPgbench(pgbench, {
      what: 'registrations',
      target: { url: origin + registrationCalls.preRegister.path, pid },
      statements: [registrationStatements(id)],
      database,
      prepare: async () => {
        await query(database, 'truncate core_codes')
        await issueStatementCodes(database)
        return issueCodes(database, privateData, codesOfRun)
      },
      least: null,
    })
    const [rows] = await query(
      database,
      `select (select sum(registered) from campaign_counters) - (select count(*) from campaign_registrations) as off,
         (select count(*) from core_codes where used_at is null and code_digest = browser_digest) as spare`,
    )
    const counting = await againstPgbench(pgbench, {
      what: 'GetReserveNumber',
      target: { url: origin + campaignCalls.getReserveNumber.path, pid, body: '{}' },
      statements: [`select coalesce(sum(registered), 0)::int from campaign_counters where campaign_id = '${id}';`],
      database,
      least: null,
    })
    report(
      'campaign',
      [
        ...registering.figures,
        mustBeNone('counters less rows, after all of them', Number(rows!.off)),
        ...counting.figures,
      ],
      { registering: registering.raw, counting: counting.raw, spare: rows!.spare },
    )
  } finally {
    await end()
  }
}
