/** Fields of a moment, zero-padded to their width. */
type Fields = Record<string, string>

/** Formats a moment by YYYY, MM, DD, HH, mm, ss in a time zone: '2026-08-08 10:00'. */
export function formatMoment(moment: Date | number, format: string, timeZone?: string): string {
  const fields = fieldsOf(moment, timeZone)
  return format.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => fields[token]!)
}

function fieldsOf(moment: Date | number, timeZone?: string): Fields {
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

/** A timestamp tag of article texts: seconds or milliseconds since 1970, and a format. */
export const timestampTag = /<t:(\d{13}|\d{10})(?::([YMDHms\d :/.-]{1,40}))?>/g

/** The moment of a tag: ten digits are seconds, thirteen milliseconds. */
export const momentOf = (digits: string): Date => new Date(Number(digits) * (digits.length === 10 ? 1000 : 1))
