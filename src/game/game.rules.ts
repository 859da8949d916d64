import { foldName } from '#src/core/texts/typed-text.ts'

/** Growth of health and attack damage with each star (client data: lifeMag 1.8, attackMag 1.5). */
const starGrowth = { health: 1.8, attackDamage: 1.5 } as const

/** A stat at 1, 2 and 3 stars, rounded as in the game; one number where it does not grow. */
export function statByStars(name: string, atOneStar: number): number[] {
  const growth = name === 'health' || name === 'attackDamage' ? starGrowth[name] : 1
  if (growth === 1) return [atOneStar]
  return [0, 1, 2].map((stars) => Math.round(Number((atOneStar * growth ** stars).toFixed(4))))
}

const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic'] as const
export type Rarity = (typeof rarities)[number]

export function rarityOf(cost: number): Rarity {
  return rarities[cost - 1] ?? 'common'
}

/** Whether a champion with this attack range, in hexes, only reaches its neighbours. */
export const isFrontline = (range: number): boolean => range <= 2

/** What a search compares: names in all languages, folded. */
export const searchTextOf = (names: string[]): string => [...new Set(names.map(foldName))].join('|')

/** Whether an entity's name in any language contains `q`, however that is typed. */
export const hasName = ({ search }: { search: string }, q: string | undefined): boolean =>
  !q || search.includes(foldName(q))
