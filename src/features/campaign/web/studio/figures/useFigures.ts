import { languageFacts } from '#src/core/languages.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'

/** Writes numbers, shares and moments as the studio's language does. */
export function useFigures(timeZone?: string) {
  const { language } = useStudio()
  const { tag } = languageFacts[language]
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const hour = new Intl.DateTimeFormat(tag, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  const day = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return {
    number: (value: number) => number.format(value),
    /** Of 0 to 1; a dash where there is no whole. */
    share: (part: number, whole = 1) => (whole > 0 ? share.format(part / whole) : '–'),
    moment: (instant: string) => moment.format(Date.parse(instant)),
    hour: (instant: string) => hour.format(Date.parse(instant)),
    /** Of an ISO date. */
    day: (date: string) => day.format(Date.parse(date)),
  }
}
