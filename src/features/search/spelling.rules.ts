/** Fewer letters are not corrected: short words turn into others. */
const leastLetters = 4

/** Spelling errors that a word of this length may have. */
const allowedErrors = (letters: number): number => (letters < leastLetters ? 0 : letters < 8 ? 1 : 2)

/** Missing, wrong, extra and swapped letters of a query as a word, or as its beginning; null for too many. */
export function spellingErrors(query: string, word: string): { errors: number; isWhole: boolean } | null {
  const most = allowedErrors(query.length)
  if (most === 0 || word.length < leastLetters || word.length < query.length - most) return null
  if (!beginsAlike(query, word)) return null
  const distances = lastRow(query, word.slice(0, query.length + most + 1))
  const whole = word.length <= query.length + most ? distances.at(-1)! : Number.POSITIVE_INFINITY
  if (whole <= most) return { errors: whole, isWhole: true }
  if (query.length === leastLetters) return null
  const beginning = Math.min(...distances.slice(leastLetters))
  return beginning <= most ? { errors: beginning, isWhole: false } : null
}

/** Whether one error at most can explain the first two letters: spares most words the comparison. */
const beginsAlike = (query: string, word: string): boolean =>
  query[0] === word[0] || query[1] === word[1] || query[0] === word[1] || query[1] === word[0]

/** Optimal string alignment: distances of `typed` to each beginning of `meant`. */
function lastRow(typed: string, meant: string): number[] {
  let before: number[] = []
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let i = 0; i < typed.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < meant.length; j++) {
      const isSame = typed[i] === meant[j]
      const least = Math.min(row[j]! + (isSame ? 0 : 1), row[j + 1]! + 1, next[j]! + 1)
      const isSwapped = i > 0 && j > 0 && typed[i] === meant[j - 1] && typed[i - 1] === meant[j]
      next.push(isSwapped ? Math.min(least, before[j - 1]! + 1) : least)
    }
    before = row
    row = next
  }
  return row
}
