type Plain = Record<string, unknown>

/** Parses 'a=1&b=' to { a: '1' }: values stay text, empty ones are dropped, the last duplicate wins. */
export function parseSearch(text: string): Plain {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value))
}

/** Writes { b: 2, a: 1 } as '?a=1&b=2', sorted: one page has one address. */
export function stringifySearch(search: Plain): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const sorted = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))
  sorted.sort()
  return pairs.length > 0 ? `?${sorted}` : ''
}

export const oneOf = <const T extends string | number>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => String(each) === String(value))

export const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined

/** Text of at most `limit` characters without control characters, or undefined. */
export function freeText(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const clean = value.replace(/\p{Cc}/gu, '').trim()
  return [...clean].slice(0, limit).join('').trim() || undefined
}
