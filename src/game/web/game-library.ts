import type { Language } from '#src/core/languages.ts'

interface LibraryTrait {
  $key_id: string
  name: string
  kind: string
  numList: number[]
  picture: string
}
interface LibraryHero {
  $key_id: string
  name: string
  price: number
  picture: string
  /** `contactId` is the id of the trait. */
  $trait_data: (LibraryTrait & { contactId: string })[]
}
interface LibraryAugment {
  $key_id: string
  name: string
  /** What it does; marks such as [AP] stand behind numbers that grow with a stat. */
  text: string
  tier: string
  kind: string
  rounds: string[]
  /** Ids of traits. */
  traits: string[]
  picture: string
}
interface LibraryBounds {
  min?: number
  max?: number
}
interface LibrarySnack {
  $key_id: string
  name: string
  text: string
  stages: LibraryBounds
  playerLevels: LibraryBounds
  minHealth: number
  /** Ids of champions by list. */
  champions: { first?: string[]; second?: string[]; hero?: string[] }
  picture: string
}
interface LibrarySeason {
  id: string
  title: string
  mode: number
  season: number
  modeName: string
}
interface LibraryData {
  hero: Record<string, LibraryHero[]>
  trait: Record<string, LibraryTrait[]>
  augment: Record<string, LibraryAugment[]>
  snack: Record<string, LibrarySnack[]>
  season: LibrarySeason[]
}
interface GameLibrary {
  getModeGameData(language: Language, kinds: string[]): Promise<LibraryData>
}

declare global {
  interface Window {
    JCCLibGroup?: { release: GameLibrary; prerelease: GameLibrary }
  }
}

interface ModeQuestion {
  language: Language
  mode: number
  season: number
  isTest: boolean
}

/** Reads a mode's season, champions and traits from the page's library; throws without it, or for an unknown mode. */
export async function readModeGameData({ language, mode, season, isTest }: ModeQuestion) {
  const library = window.JCCLibGroup?.[isTest ? 'prerelease' : 'release']
  if (!library) throw new Error('JCCLibGroup is not available on window object')
  const data = await library.getModeGameData(language, ['hero', 'trait', 'season'])
  const found = data.season.find((each) => each.mode === mode && each.season === season)
  if (!found) throw new Error(`Game mode ${mode} season ${season} not found`)
  return { season: found, ...dataOfSeason(data, found.id) }
}

/** Champions and traits of a season key; empty for an unknown one. */
export const dataOfSeason = (data: Pick<LibraryData, 'hero' | 'trait'>, key: string) => ({
  heroes: data.hero[key] ?? [],
  traits: data.trait[key] ?? [],
})
