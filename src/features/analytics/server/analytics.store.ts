import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { entryAction, FaultKind, UserAction } from '../analytics.rules.ts'

export interface CountedAction {
  /** An action of a visitor, or the kind of a fault. */
  action: UserAction | typeof entryAction | FaultKind
  page: string
}

interface Acts {
  actions: CountedAction[]
  language: string
  /** Of a visitor who accepted analytics. */
  sessionId?: string
  /** IANA name of the time zone of the counted days. */
  timeZone: string
}

/** New sessions kept in a day: more are an attack. */
const mostSessions = 200_000

/** Adds actions to the totals of the day; a session new today counts with its first action. */
export async function insertActions(db: Db, { actions, language, sessionId, timeZone }: Acts): Promise<void> {
  const session = sql`${sessionId ?? null}::text`
  await sql`
    with today as (select (now() at time zone ${timeZone})::date as day),
    fresh as (
      insert into analytics_sessions (day, session_id)
      select day, ${session} from today
      where ${session} is not null
        and (select coalesce(sum(sessions), 0) from analytics_days where day = today.day) < ${mostSessions}
      on conflict do nothing returning 1
    ), given as (
      select value->>'action' as action, value->>'page' as page, place
      from jsonb_array_elements(${JSON.stringify(actions)}::jsonb) with ordinality as each (value, place)
    )
    insert into analytics_days (day, action, page, language, count, sessions)
    select day, action, page, ${language}, count(*), case when min(place) = 1 then (select count(*) from fresh) else 0 end
    from given, today group by day, action, page order by action, page
    on conflict (day, action, page, language) do update
    set count = analytics_days.count + excluded.count, sessions = analytics_days.sessions + excluded.sessions`.execute(
    db,
  )
}

export interface DayTotal {
  /** ISO date. */
  day: string
  action: string
  page: string
  language: string
  count: number
  /** Sessions that began with this action. */
  sessions: number
}

/** The totals of the last days including today: newest day first, then by count. */
export async function listDayTotals(db: Db, days: number, timeZone: string): Promise<DayTotal[]> {
  return listTotalsWhere(db, sql`day > (now() at time zone ${timeZone})::date - ${days}::int`)
}

/** The totals of one day (ISO date, null for today) by count. */
export async function listTotalsOfDay(db: Db, day: string | null, timeZone: string): Promise<DayTotal[]> {
  return listTotalsWhere(db, sql`day = coalesce(${day}::date, (now() at time zone ${timeZone})::date)`)
}

async function listTotalsWhere(db: Db, isMeant: RawBuilder<unknown>): Promise<DayTotal[]> {
  const { rows } = await sql<DayTotal>`
    select day::text, action, page, language, count::float8, sessions::float8 from analytics_days where ${isMeant}
    order by analytics_days.day desc, analytics_days.count desc, action, page, language`.execute(db)
  return rows
}

/** Views of a page since an instant's day, of visitors who are counted; null without any. */
export async function countPageViews(
  db: Db,
  { page, since, timeZone }: { page: string; since: string; timeZone: string },
): Promise<number | null> {
  const { rows } = await sql<{ views: number | null }>`
    select sum(count)::float8 as views from analytics_days
    where action = 'page_view' and page = ${page} and day >= (${since}::timestamptz at time zone ${timeZone})::date`.execute(
    db,
  )
  return rows[0]!.views
}

/** Deletes session ids older than this number of days. Returns how many. */
export async function deleteSessionsBefore(db: Db, days: number): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`delete from analytics_sessions where day < current_date - ${days}::int`.execute(db)
  return Number(numAffectedRows)
}
