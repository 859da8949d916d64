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

/** Pearson's statistic of counts against expected ones. */
export const chiSquareOf = (seen: number[], expected: number[]): number =>
  seen.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0)

/** Share of the chi-square distribution above a value (p), by the series of the incomplete gamma function. */
export function chiSquareShare(value: number, degrees: number): number {
  const [a, x] = [degrees / 2, value / 2]
  let [term, sum] = [1 / a, 1 / a]
  for (let n = 1; term > sum * 1e-12; n++) {
    term *= x / (a + n)
    sum += term
  }
  return Math.max(0, 1 - sum * Math.exp(a * Math.log(x) - x - logGamma(a)))
}

/** Logarithm of the gamma function by Stirling's series, shifted to where it converges. */
function logGamma(a: number): number {
  if (a < 10) return logGamma(a + 1) - Math.log(a)
  return (a - 0.5) * Math.log(a) - a + Math.log(2 * Math.PI) / 2 + 1 / (12 * a) - 1 / (360 * a ** 3)
}
