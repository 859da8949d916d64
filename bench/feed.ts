import { databaseUrlOf } from '../e2e/setup/postgres.ts'
import { removeDataFolder, startSite } from '../e2e/setup/site.ts'
import { newsCalls } from '../src/features/news/news.contract.ts'
import { againstPgbench, connections } from './setup/pgbench.ts'
import { report, skip } from './setup/report.ts'
import { findTool } from './setup/tools.ts'

/** What a page of the news asks of the database, as `listCards` does. */
const shown = `news_cards where language = 'en' and label = 'all' and published_at <= now()`
const statement = `select
  (select count(*)::int from ${shown}) as total,
  (select coalesce(jsonb_agg(card), '[]') from (
    select card from ${shown} order by published_at desc, content_id offset 0 limit 10
  ) page) as cards;`

/** A call for a page of the news, which nothing keeps, against pgbench with the same statement on the same database. */
export async function run(): Promise<void> {
  const pgbench = findTool('pgbench')
  if (!pgbench) return skip('bench/feed', 'pgbench')
  const site = await startSite({ LOG_LEVEL: 'error', RATE_LIMIT: '100000000', DATABASE_POOL: String(connections) })
  try {
    const target = {
      url: site.origin.replace('localhost', '127.0.0.1') + newsCalls.listFeeds.path,
      pid: site.child.pid!,
      body: JSON.stringify({ primary_label_id: 1 }),
    }
    const database = databaseUrlOf(site.dataFolder)
    const { figures, raw } = await againstPgbench(pgbench, { what: 'feed call', target, statement, database })
    report('feed', figures, raw)
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}
