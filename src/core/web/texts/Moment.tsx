import { formatMoment } from '#src/core/timestamps.ts'
import { usePageContext } from '../router/root.ts'

/** A date in the site's time zone (2026-08-08) of seconds since 1970. */
export function Moment({ seconds }: { seconds: number }) {
  const { timeZone } = usePageContext()
  const moment = new Date(seconds * 1000)
  return <time dateTime={moment.toISOString()}>{formatMoment(moment, 'YYYY-MM-DD', timeZone)}</time>
}
