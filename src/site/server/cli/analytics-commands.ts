import type { Command } from 'commander'
import { type DayTotal, listDayTotals } from '../../../features/analytics/server/analytics.store.ts'
import { siteConfig } from '../../site-config.ts'
import { readDays } from './day-option.ts'
import { withDatabase } from './open-database.ts'

/** `encore analytics` */
export function addAnalyticsCommand(analytics: Command) {
  analytics
    .option('--days <days>', 'how many days, today included', readDays, 7)
    .action(async ({ days }: { days: number }) => {
      console.log(totalsTable(await withDatabase((db) => listDayTotals(db, days, siteConfig.timeZone))))
    })
}

const heads = { day: 'day', action: 'action', page: 'page', language: 'language', count: 'count', sessions: 'sessions' }
const widths = { day: 10, action: 16, page: 16, language: 8, count: 9, sessions: 9 }
type Column = keyof typeof widths
const columns = Object.keys(widths) as Column[]

/** A line for each total below the names of its columns; numbers stand to the right. */
function totalsTable(totals: DayTotal[]): string {
  const cellOf = (row: Record<Column, string | number>, column: Column) => {
    const text = String(row[column])
    return column === 'count' || column === 'sessions' ? text.padStart(widths[column]) : text.padEnd(widths[column])
  }
  return [heads, ...totals].map((row) => columns.map((column) => cellOf(row, column)).join(' ')).join('\n')
}
