import { formatMoment } from '#src/core/timestamps.ts'
import { usePageContext } from '../router/root.ts'

/** A moment, in seconds since 1970, as a date of the site's time zone: 2026-08-08. */
export function Moment({ seconds }: { seconds: number }) {
  const { timeZone } = usePageContext()
  const moment = new Date(seconds * 1000)
  return <time dateTime={moment.toISOString()}>{formatMoment(moment, 'YYYY-MM-DD', timeZone)}</time>
}
