type Plain = Record<string, unknown>

/** 'a=1&b=' as { a: '1' }: values stay text, empty ones are dropped, of a doubled name the last one counts. */
export function parseSearch(text: string): Plain {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value))
}

/** { b: 2, a: 1 } as '?a=1&b=2': sorted, so that one page has one address. */
export function stringifySearch(search: Plain): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const sorted = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))
  sorted.sort()
  return pairs.length > 0 ? `?${sorted}` : ''
}

/** One of the known values, or undefined. */
export const oneOf = <const T extends string | number>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => String(each) === String(value))

/** A text of the shape, or undefined. */
export const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined

/** Free text of at most `limit` characters without control characters, or undefined. */
export function freeText(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const clean = value.replace(/\p{Cc}/gu, '').trim()
  return [...clean].slice(0, limit).join('').trim() || undefined
}
