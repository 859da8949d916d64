/** Median. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** '12 (9-15)': median, lowest and highest value. */
export function withSpread(values: number[], digits = 0): string {
  const text = (value: number) =>
    value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
  return `${text(median(values))} (${text(Math.min(...values))}-${text(Math.max(...values))})`
}

/** Bytes as '13.4 KB' of 1,000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
