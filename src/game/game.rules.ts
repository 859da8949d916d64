/** Health and attack damage grow by these factors with each star (client data: lifeMag 1.8, attackMag 1.5). */
const starGrowth = { health: 1.8, attackDamage: 1.5 } as const

/** A stat at 1, 2 and 3 stars; only health and attack damage grow. Whole numbers, as the game rounds them. */
export function statByStars(name: string, atOneStar: number): number[] {
  const growth = name === 'health' || name === 'attackDamage' ? starGrowth[name] : 1
  if (growth === 1) return [atOneStar]
  return [0, 1, 2].map((stars) => Math.round(Number((atOneStar * growth ** stars).toFixed(4))))
}

const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic'] as const
export type Rarity = (typeof rarities)[number]

/** The name of a cost: 1 common to 6 mythic. */
export function rarityOf(cost: number): Rarity {
  return rarities[cost - 1] ?? 'common'
}

/** Whether a champion of an attack range, in hexes, has to stand in front: it reaches its neighbours alone. */
export const isFrontline = (range: number): boolean => range <= 2

/** "Kai'Sa" as 'kaisa': what a visitor types on a phone. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{Mn}+/gu, (letters) => letters[0]!)
    .toLowerCase()
    .replace(/['’.\s·:!-]/g, '')

/** Whether an entity is called so in any language; case, accents and the signs between letters do not count. */
export const hasName = ({ search }: { search: string }, q: string | undefined): boolean =>
  !q || plain(search).includes(plain(q))
