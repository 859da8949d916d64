import { dayInWords, formatMoment } from '#src/core/timestamps.ts'
import { usePageContext } from '../router/root.ts'

/** Returns the day of an instant in the site's time zone, as the page's language writes it. */
export function useDay(): (instant: string) => string {
  const { place, timeZone } = usePageContext()
  return (instant) => dayInWords(formatMoment(Date.parse(instant), 'YYYY-MM-DD', timeZone), place.language)
}
