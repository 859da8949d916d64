import type { Language } from './languages.ts'
import { writtenYear } from './year.ts'

/** Fields of a moment, zero-padded to their width. */
type Fields = Record<'YYYY' | 'MM' | 'DD' | 'HH' | 'mm' | 'ss', string>

/** Formats a moment by YYYY, MM, DD, HH, mm, ss in a time zone, else in the clock's own: '2026-08-08 10:00'. */
export function formatMoment(moment: Date | number, format: string, timeZone?: string): string {
  const fields = fieldsOf(new Date(moment), timeZone)
  return format.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => fields[token as keyof Fields])
}

function fieldsOf(moment: Date, timeZone?: string): Fields {
  if (!timeZone) return ownFields(moment)
  const two = '2-digit'
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  }).formatToParts(moment)
  const of = (type: string) => parts.find((part) => part.type === type)!.value
  return { YYYY: of('year'), MM: of('month'), DD: of('day'), HH: of('hour'), mm: of('minute'), ss: of('second') }
}

/** Fields by the browser's clock; an Intl object costs a phone 60 ms. */
function ownFields(moment: Date): Fields {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  const [YYYY, MM, DD, HH, mm, ss] = local.toISOString().match(/\d+/g) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { YYYY, MM, DD, HH, mm, ss }
}

/** Offset of a time zone, else of the clock's own, at a moment: 'UTC+8', 'UTC-3:30'. */
export function offsetName(moment: Date, timeZone?: string): string {
  const { YYYY, MM, DD, HH, mm, ss } = fieldsOf(moment, timeZone)
  const local = Date.parse(`${YYYY}-${MM}-${DD}T${HH}:${mm}:${ss}Z`)
  const minutes = Math.round((local - moment.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'UTC'
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

const months = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
  ms: 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis',
}

/** Keeps a date in one line. */
const gap = '\u00a0'

/** A day ('2026-11-27') as a language writes it: '27 Nov 2026', in Thai with the Buddhist year. */
export function dayInWords(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  if (language === 'zh') return `${year}年${month}月${day}日`
  return [day, months[language].split(' ')[month - 1], writtenYear(year, language)].join(gap)
}

/** Where a moment is read. */
export interface Reader {
  language: Language
  /** The clock's own without one. */
  timeZone?: string
}

/** Day and time: '27 Nov 2026, 10:00'. */
export const minuteInWords = (moment: Date | number, { language, timeZone }: Reader): string =>
  dayInWords(formatMoment(moment, 'YYYY-MM-DD', timeZone), language) +
  beforeTime(language) +
  formatMoment(moment, 'HH:mm', timeZone)

const beforeTime = (language: Language) => (language === 'en' || language === 'ms' ? `,${gap}` : gap)

/** Day and time with the zone: '27 Nov 2026, 10:00 (UTC+8)'. */
export const momentInWords = (moment: Date, reader: Reader): string =>
  `${minuteInWords(moment, reader)} (${offsetName(moment, reader.timeZone)})`

/** True for formats with a time of day. */
export const hasTime = (format: string): boolean => /HH|mm|ss/.test(format)

/** The moment of a timestamp tag: whole dates as the language writes them, and times of day with their zone. */
export function formatTag(moment: Date, format: string, { language, timeZone }: Reader): string {
  const date = formatMoment(moment, 'YYYY-MM-DD', timeZone)
  const worded = format
    .replace(/YYYY-MM-DD( ?)/g, (_, space) => `{day}${space && beforeTime(language)}`)
    .replaceAll('YYYY', '{year}')
  const shown = formatMoment(moment, worded, timeZone)
    .replaceAll('{day}', dayInWords(date, language))
    .replaceAll('{year}', writtenYear(Number(date.slice(0, 4)), language))
  return hasTime(format) ? `${shown} (${offsetName(moment, timeZone)})` : shown
}

/** A timestamp tag of article texts: seconds or milliseconds since 1970, and a format. */
export const timestampTag = /<t:(\d{13}|\d{10})(?::([YMDHms\d :/.-]{1,40}))?>/g

/** The moment of a tag: ten digits are seconds, thirteen milliseconds. */
export const momentOf = (digits: string): Date => new Date(Number(digits) * (digits.length === 10 ? 1000 : 1))
