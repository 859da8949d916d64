/** Value of a datetime-local field in the browser's zone ('2026-11-22T10:00'); '' for none. */
export function toField(instant: string | null): string {
  if (!instant) return ''
  const moment = new Date(instant)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Instant of such a field, or null. */
export const ofField = (value: string): string | null => (value === '' ? null : new Date(value).toISOString())
