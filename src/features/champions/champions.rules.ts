/** Whether a value rose or fell by its numbers; null if they don't say, as where some rose and some fell. */
export function changeWay({ from, to }: { from: string; to: string }): 'up' | 'down' | null {
  const [old, now] = [from, to].map(numbersIn)
  if (old!.length !== now!.length) return null
  const ways = new Set(old!.map((number, index) => Math.sign(now![index]! - number)).filter((way) => way !== 0))
  if (ways.size !== 1) return null
  return ways.has(1) ? 'up' : 'down'
}

/** Numbers of a text, in which a minus stands directly before one. */
const numbersIn = (text: string): number[] =>
  [...text.replaceAll('−', '-').matchAll(/(?<![\d.])-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))

/** Ids of items by the number of lineups that give them to a champion, most first; ties in the order of lineups. */
export function itemsByLineups(lineups: { items: string[] }[]): string[] {
  const counts = new Map<string, number>()
  for (const { items } of lineups) for (const id of new Set(items)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}
