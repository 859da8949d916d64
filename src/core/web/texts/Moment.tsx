import { dayInWords, formatMoment } from '#src/core/timestamps.ts'
import { usePageContext } from '../router/root.ts'

/** A date in the site's time zone, as the page's language writes it, of seconds since 1970. */
export function Moment({ seconds }: { seconds: number }) {
  const { place, timeZone } = usePageContext()
  const moment = new Date(seconds * 1000)
  return (
    <time dateTime={moment.toISOString()}>
      {dayInWords(formatMoment(moment, 'YYYY-MM-DD', timeZone), place.language)}
    </time>
  )
}
