import { createContext, useContext } from 'react'
import { languageFacts } from '#src/core/languages.ts'
import { minuteInWords } from '#src/core/timestamps.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { rollNumbers } from '../../../draw/draw.rules.ts'

/** IANA time zone of all moments; the browser's until it is known. */
export const ZoneContext = createContext<string | undefined>(undefined)

/** Writes numbers, shares and moments as the studio's language does, in the campaign's time zone. */
export function useFigures() {
  const { language } = useStudio()
  const timeZone = useContext(ZoneContext)
  const { tag } = languageFacts[language]
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const chance = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 })
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
    /** Of parts per million. */
    chance: (rate: number) => chance.format(rate / rollNumbers),
    moment: (instant: string) => minuteInWords(Date.parse(instant), { language, timeZone }),
    hour: (instant: string) => hour.format(Date.parse(instant)),
    /** Of an ISO date. */
    day: (date: string) => day.format(Date.parse(date)),
  }
}
