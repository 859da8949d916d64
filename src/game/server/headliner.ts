import type { Season } from './season-files.ts'

/** The champion on the head of a page about a season, one of its dearest that the shop sells: another one for each number of a page. */
export function findHeadliner({ champions }: Season, page: number): string | null {
  const dearest = champions.filter(({ cost }) => cost === Math.min(5, Math.max(...champions.map(({ cost }) => cost))))
  return dearest[page % dearest.length]?.id ?? null
}
