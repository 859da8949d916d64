/** The year, month, day, hour, minute and second of a moment, each as wide as its place in a format. */
type Fields = Record<string, string>

/** A moment in a format of YYYY, MM, DD, HH, mm and ss, in a time zone or else in that of the machine: '2026-08-08 10:00'. */
export function formatMoment(moment: Date | number, format: string, timeZone?: string): string {
  const fields = fieldsOf(moment, timeZone)
  return format.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => fields[token]!)
}

function fieldsOf(moment: Date | number, timeZone?: string): Fields {
  const two = '2-digit'
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', hourCycle: 'h23', year: 'numeric' },
    ...{ month: two, day: two, hour: two, minute: two, second: two },
  }).formatToParts(moment)
  const of = (type: string) => parts.find((part) => part.type === type)!.value
  return { YYYY: of('year'), MM: of('month'), DD: of('day'), HH: of('hour'), mm: of('minute'), ss: of('second') }
}

/** A timestamp tag of an article's text: its seconds or milliseconds since 1970, and where it names one its format. */
export const timestampTag = /<t:(\d{13}|\d{10})(?::([YMDHms\d :/.-]{1,40}))?>/g

/** The moment that a timestamp tag's digits name: ten are seconds, thirteen milliseconds. */
export const momentOf = (digits: string): Date => new Date(Number(digits) * (digits.length === 10 ? 1000 : 1))
