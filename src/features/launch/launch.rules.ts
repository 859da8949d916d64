import type { TraitDetail } from '#src/game/game.contract.ts'

/** Sections of home in order, as named in the address. */
export const launchSections = ['homeView', 'championsInfo', 'uniqueTraits'] as const
export type LaunchSection = (typeof launchSections)[number]

interface LibraryHero {
  $key_id: string
  $trait_data: { contactId: string; numList: number[] }[]
}

/** Replaces members and thresholds by those of the game library, by contact id; unknown traits stay. */
export function enrichTraits(traits: TraitDetail[], heroes: LibraryHero[]): TraitDetail[] {
  return traits.map((trait) => {
    const carriers = heroes.flatMap(({ $key_id, $trait_data }) => {
      const own = $trait_data.find(({ contactId }) => contactId === trait.id)
      return own ? [{ id: $key_id, numbers: own.numList }] : []
    })
    const [first] = carriers
    if (!first) return trait
    const levels = first.numbers.map(
      (min) => trait.levels.find((level) => level.min === min) ?? { min, style: 'bronze' as const, text: null },
    )
    return { ...trait, champions: carriers.map(({ id }) => id), levels: levels.length > 0 ? levels : trait.levels }
  })
}
