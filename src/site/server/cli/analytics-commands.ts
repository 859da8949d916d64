import type { Command } from 'commander'
import { type DayTotal, listDayTotals, listTotalsOfDay } from '#src/features/analytics/server/analytics.store.ts'
import { type EntryTotal, listEntriesOfDay } from '#src/features/analytics/server/entries.store.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { readDate, readDays } from './day-option.ts'
import { withDatabase } from './open-database.ts'

const { timeZone } = siteConfig

/** `encore analytics` */
export function addAnalyticsCommand(analytics: Command) {
  analytics
    .option('--days <days>', 'number of days, including today', readDays, 7)
    .action(async ({ days }: { days: number }) => {
      console.log(totalsTable(await withDatabase((db) => listDayTotals(db, days, timeZone))))
    })
  analytics
    .command('day')
    .description(
      'the totals of one day, client errors by kind included, and how many visitors each campaign code brought',
    )
    .argument('[date]', 'such as 2026-08-08; today by default', readDate)
    .action(async (date: string | undefined) => {
      const [totals, entries] = await withDatabase((db) =>
        Promise.all([listTotalsOfDay(db, date ?? null, timeZone), listEntriesOfDay(db, date ?? null, timeZone)]),
      )
      console.log(`${totalsTable(totals)}\n\n${entriesTable(entries)}`)
    })
}

const heads = { day: 'day', action: 'action', page: 'page', language: 'language', count: 'count', sessions: 'sessions' }
const widths = { day: 10, action: 16, page: 16, language: 8, count: 9, sessions: 9 }
type Column = keyof typeof widths
const columns = Object.keys(widths) as Column[]

/** A line per total, with right-aligned numbers. */
function totalsTable(totals: DayTotal[]): string {
  const cellOf = (row: Record<Column, string | number>, column: Column) => {
    const text = String(row[column])
    return column === 'count' || column === 'sessions' ? text.padStart(widths[column]) : text.padEnd(widths[column])
  }
  return [heads, ...totals].map((row) => columns.map((column) => cellOf(row, column)).join(' ')).join('\n')
}

/** A line per code; unknown codes share one. */
const entriesTable = (entries: EntryTotal[]): string =>
  [{ code: 'ecode', count: 'count' }, ...entries]
    .map(({ code, count }) => `${(code ?? '(others)').padEnd(widths.action)} ${String(count).padStart(widths.count)}`)
    .join('\n')
