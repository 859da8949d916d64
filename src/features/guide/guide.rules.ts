/**
 * Rules that all seasons share: section 9 of the game's specification, and of what that leaves out (shop, bench, board, rerolls,
 * interest, streaks, income) the constants that community simulators agree on.
 */
export const gameRules = {
  players: 8,
  health: 100,
  shopSlots: 5,
  benchSlots: 9,
  boardRows: 4,
  boardColumns: 7,
  /** Gold. */
  reroll: 2,
  xpPerRound: 2,
  xpBought: { gold: 4, xp: 4 },
  baseIncome: 5,
  winGold: 1,
  interest: { per: 10, gold: 1, most: 5 },
  rounds: { first: 4, later: 7 },
  augmentRounds: ['2-1', '3-2', '4-2'],
  /** Health and attack power by star, against one star. */
  stars: { health: [1, 1.8, 3.24], attack: [1, 1.5, 2.25] },
} as const

export interface LostFight {
  /** Enemy champions still standing. */
  alive: number
  /** Base damage of the Little Legend. */
  base: number
  /** Whether the opponent was a copy of another player's board. */
  isMirror: boolean
}

/** Health that a lost fight costs: below five champions twice their number, from five on 9 and one for each beyond (section 9 of the specification). */
export function healthLost({ alive, base, isMirror }: LostFight): number {
  const ofChampions = alive < 5 ? alive * 2 : 9 + (alive - 5)
  return ofChampions + (isMirror ? 0 : base)
}

/** Experience from a level to another, less what one has. `xpToNext` begins with level 2. */
export function xpNeeded(xpToNext: number[], { from, to, have }: { from: number; to: number; have: number }): number {
  const steps = xpToNext.slice(Math.max(0, from - 2), Math.max(0, to - 2))
  return Math.max(0, steps.reduce((sum, each) => sum + each, 0) - have)
}

/** Gold for experience that is still missing after so many rounds; it is sold in portions alone. */
export function goldForXp(needed: number, rounds: number): number {
  const { gold, xp } = gameRules.xpBought
  return Math.ceil(Math.max(0, needed - rounds * gameRules.xpPerRound) / xp) * gold
}

/** Gold that a bank pays at the end of a round. */
export const interestOf = (bank: number): number => {
  const { per, gold, most } = gameRules.interest
  return Math.min(most, Math.floor(bank / per) * gold)
}

/** Gold for so many wins, or losses, in a row. */
export const streakGold = (streaks: { from: number; gold: number }[], count: number): number =>
  Math.max(0, ...streaks.filter(({ from }) => count >= from).map(({ gold }) => gold))

export interface PoolState {
  /** Percent of a place in the shop that shows a champion of its cost. */
  odds: number
  /** Copies of each champion of its cost, and how many champions share them. */
  copies: number
  champions: number
  /** Copies that players hold: of the champion, and of others of its cost. */
  taken: number
  others: number
}

/**
 * Chance (0-1) to see a champion at least once in so many shops: 1 - (1 - p) ^ places, where p is the odds of its cost times its part of the
 * copies that are left. What a shop shows is taken as put back before the next place is filled, which changes p by less than a hundredth.
 */
export function chanceToSee({ odds, copies, champions, taken, others }: PoolState, shops: number): number {
  const own = Math.max(0, copies - taken)
  const left = Math.max(own, copies * champions - taken - others)
  if (own === 0) return 0
  return 1 - (1 - (odds / 100) * (own / left)) ** (gameRules.shopSlots * shops)
}
