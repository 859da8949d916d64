import { augmentRounds } from '#src/game/game.contract.ts'

/** Rules of all seasons, by section 9 of the game's specification, else by constants that simulators agree on. */
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
  augmentRounds,
  /** Factor of health and attack power by star. */
  stars: { health: [1, 1.8, 3.24], attack: [1, 1.5, 2.25] },
} as const

export interface LostFight {
  /** Surviving enemy champions. */
  alive: number
  /** Base damage of the Little Legend. */
  base: number
  /** Whether the opponent was a copy of another player's board. */
  isMirror: boolean
}

/** Health lost: 2 for each of up to 4 survivors, else 4 plus their number, plus base damage (specification, section 9). */
export function healthLost({ alive, base, isMirror }: LostFight): number {
  const ofChampions = alive < 5 ? alive * 2 : 9 + (alive - 5)
  return ofChampions + (isMirror ? 0 : base)
}

/** Experience still needed between two levels; `xpToNext` starts at level 2. */
export function xpNeeded(xpToNext: number[], { from, to, have }: { from: number; to: number; have: number }): number {
  const steps = xpToNext.slice(Math.max(0, from - 2), Math.max(0, to - 2))
  return Math.max(0, steps.reduce((sum, each) => sum + each, 0) - have)
}

/** Gold to buy the experience still missing after some rounds; it is sold in portions only. */
export function goldForXp(needed: number, rounds: number): number {
  const { gold, xp } = gameRules.xpBought
  return Math.ceil(Math.max(0, needed - rounds * gameRules.xpPerRound) / xp) * gold
}

export const interestOf = (bank: number): number => {
  const { per, gold, most } = gameRules.interest
  return Math.min(most, Math.floor(bank / per) * gold)
}

/** Gold for `count` wins, or losses, in a row. */
export const streakGold = (streaks: { from: number; gold: number }[], count: number): number =>
  Math.max(0, ...streaks.filter(({ from }) => count >= from).map(({ gold }) => gold))

export interface PoolState {
  /** Chance in percent that a shop slot has this cost. */
  odds: number
  /** Copies of each champion of this cost, and number of such champions. */
  copies: number
  champions: number
  /** Copies that players hold: of the champion, and of others of its cost. */
  taken: number
  others: number
}

/** 1 - (1 - odds * own / left) ^ slots, drawing with replacement, which is off by less than a hundredth. */
export function chanceToSee({ odds, copies, champions, taken, others }: PoolState, shops: number): number {
  const own = Math.max(0, copies - taken)
  const left = Math.max(own, copies * champions - taken - others)
  if (own === 0) return 0
  return 1 - (1 - (odds / 100) * (own / left)) ** (gameRules.shopSlots * shops)
}
