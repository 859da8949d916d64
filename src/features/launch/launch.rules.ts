import type { TraitDetail } from '../../game/game.contract.ts'

/** Sections of home in their order, as the address names them. */
export const launchSections = ['homeView', 'championsInfo', 'uniqueTraits'] as const
export type LaunchSection = (typeof launchSections)[number]

/** A champion of the page's game library with the traits that it belongs to. */
interface LibraryHero {
  $key_id: string
  $trait_data: { contactId: string; numList: number[] }[]
}

/** Traits with members and thresholds out of the game library, matched by contact id; one that the library does not know stays. */
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
