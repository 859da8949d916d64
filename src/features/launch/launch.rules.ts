import type { TraitDetail } from '#src/game/game.contract.ts'

/** Sections of home in their order, as the address names them. */
export const launchSections = ['homeView', 'championsInfo', 'uniqueTraits'] as const
export type LaunchSection = (typeof launchSections)[number]

const hour = 3_600_000

/** What is left until a campaign begins or, once it has, until it ends, in whole days and hours; null when it is over. */
export function countdownOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: number) {
  const until = now < Date.parse(startsAt) ? 'start' : 'end'
  const hours = Math.floor((Date.parse(until === 'start' ? startsAt : endsAt) - now) / hour)
  return hours < 0 ? null : ({ until, days: Math.floor(hours / 24), hours: hours % 24 } as const)
}

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
