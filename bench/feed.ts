import { newsCalls } from '#src/features/news/news.contract.ts'
import { againstPgbench } from './setup/pgbench.ts'
import { startProductionSite } from './setup/production-site.ts'
import { report, skip } from './setup/report.ts'
import { findTool } from './setup/tools.ts'

/** The filter that `listSummaries` sends to the database. */
const shown = `news_cards where language = 'en' and label = 'all' and published_at <= now()`
const statement = `select
  (select count(*)::int from ${shown}) as total,
  (select coalesce(jsonb_agg(card), '[]')::text from (
    select card from ${shown} order by published_at desc, content_id offset 0 limit 10
  ) page) as summaries;`

/** Measures the uncached feed call against pgbench with the same statement on the same database. */
export async function run(): Promise<void> {
  const pgbench = findTool('pgbench')
  if (!pgbench) return skip('bench/feed', 'pgbench')
  const { address, pid, database, end } = await startProductionSite()
  try {
    const target = {
      url: address + newsCalls.listFeeds.path,
      pid,
      body: JSON.stringify({ primary_label_id: 1 }),
    }
    const { figures, raw } = await againstPgbench(pgbench, {
      what: 'feed call',
      target,
      statements: [statement],
      database,
    })
    report('feed', figures, raw)
  } finally {
    await end()
  }
}
