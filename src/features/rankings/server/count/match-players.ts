/** Ids that services write for bots or unknown players, in lower case. */
const placeholders = new Set(['bot', 'null', 'undefined', 'unknown', 'none', 'anonymous'])
/** Zeros and marks alone, such as "0" or "---". */
const isFiller = (player: string): boolean => /^[\s0._?*-]+$/.test(player)

/** The boards of a match that belong to one known player each. */
export function boardsOfPlayers<T extends { player: string }>(boards: T[]): T[] {
  const counts = new Map<string, number>()
  for (const { player } of boards) counts.set(player, (counts.get(player) ?? 0) + 1)
  return boards.filter(
    ({ player }) => counts.get(player) === 1 && !placeholders.has(player.trim().toLowerCase()) && !isFiller(player),
  )
}
