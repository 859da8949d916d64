/** Ids of items by the number of lineups that give them to a champion, most first; ties in the order of lineups. */
export function itemsByLineups(lineups: { items: string[] }[]): string[] {
  const counts = new Map<string, number>()
  for (const { items } of lineups) for (const id of new Set(items)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}
