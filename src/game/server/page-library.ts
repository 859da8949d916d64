import { createHash } from 'node:crypto'
import { type Language, languages } from '#src/core/languages.ts'
import { artAddress } from '../art.rules.ts'
import { withoutMarks } from '../text-template.rules.ts'
import { glyphAddress } from '../web/pictures/glyph-address.ts'
import { nameIn } from './entity-refs.ts'
import { type GameData, type OfferedAugment, offeredAugments, type Season } from './season-files.ts'
import type { ChampionFacts, SnackFacts, TraitFacts } from './season-schema.ts'
import { effectOf } from './season-texts.ts'

export const libraryGroups = ['release', 'prerelease'] as const
export type LibraryGroup = (typeof libraryGroups)[number]

interface PageLibrary {
  /** The script that defines window.JCCLibGroup, the same for both groups. */
  script: string
  /** Data files by path; a path contains a hash of the content. */
  data: Map<string, string>
}

const kinds = ['hero', 'trait', 'augment', 'snack', 'season', 'mode'] as const
type Kind = (typeof kinds)[number]

/** Game data as a page's global; `release` has the seasons on show, `prerelease` every season of game-data/. */
export function buildPageLibrary(gameData: GameData, shownSeasons: string[]): PageLibrary {
  const data = new Map<string, string>()
  const seasonsOf: Record<LibraryGroup, Season[]> = {
    release: shownSeasons.flatMap((id) => gameData.seasons.get(id) ?? []),
    prerelease: [...gameData.seasons.values()],
  }
  const keep = (name: string, content: unknown) => {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const path = `/act/gamedata/data/${name}.${hash}.json`
    data.set(path, text)
    return path
  }
  const index = mapOf(libraryGroups, (group) =>
    mapOf(languages, (language) =>
      mapOf(kinds, (kind) => keep(`${kind}-${language}`, contentOf(kind, seasonsOf[group], language))),
    ),
  )
  return { script: scriptOf(index), data }
}

function contentOf(kind: Kind, seasons: Season[], language: Language): unknown {
  if (kind === 'season') return seasons.map((season) => seasonRecord(season, language))
  if (kind === 'mode') return [...new Set(seasons.map(({ facts }) => facts.mode))].map((mode) => ({ mode }))
  return Object.fromEntries(seasons.map((season) => [season.facts.id, recordsOf[kind](season, language)]))
}

const recordsOf: Record<Exclude<Kind, 'season' | 'mode'>, (season: Season, language: Language) => object[]> = {
  hero: (season, language) =>
    season.champions.map((champion) => heroRecord(season, champion, dataLanguage(season, language))),
  trait: (season, language) => season.traits.map((trait) => traitRecord(season, trait, dataLanguage(season, language))),
  augment: (season, language) => offeredAugments(season).map((augment) => augmentRecord(season, augment, language)),
  snack: (season, language) => season.snax.map((snack) => snackRecord(season, snack, language)),
}

/** Seasons of modes up to 15 have no Malay data and fall back to English. */
const dataLanguage = ({ facts }: Season, language: Language): Language =>
  language === 'ms' && facts.mode <= 15 ? 'en' : language

const seasonRecord = ({ facts }: Season, language: Language) => ({
  id: facts.id,
  title: facts.title[language],
  mode: facts.mode,
  season: facts.season,
  modeName: facts.title[language],
})

const heroRecord = (season: Season, champion: ChampionFacts, language: Language) => ({
  $key_id: champion.id,
  name: nameIn(champion.name, language).text,
  price: champion.cost,
  picture: artAddress({ season: season.facts.id, folder: '256', name: champion.id, format: 'jpg' }),
  $trait_data: season.traits
    .filter(({ id }) => champion.traits.includes(id))
    .map((trait) => ({ ...traitRecord(season, trait, language), contactId: trait.id })),
})

const traitRecord = (season: Season, trait: TraitFacts, language: Language) => ({
  $key_id: trait.id,
  name: nameIn(trait.name, language).text,
  kind: trait.kind,
  numList: [...new Set(trait.levels.filter(({ inactive }) => !inactive).map(({ min }) => min))],
  picture: glyphAddress(`${season.facts.id}-traits`, season.glyphs.traits![trait.id]!),
})

const augmentRecord = (season: Season, augment: OfferedAugment, language: Language) => ({
  $key_id: augment.id,
  name: nameIn(augment.name, language).text,
  text: withoutMarks(effectOf(season, 'augments', augment.id, language)!.text),
  tier: augment.tier,
  kind: augment.kind,
  rounds: augment.rounds ?? [],
  traits: augment.traits ?? [],
  picture: artAddress({ season: season.facts.id, folder: '96', name: augment.id, format: 'webp' }),
})

const snackRecord = (season: Season, snack: SnackFacts, language: Language) => ({
  $key_id: snack.id,
  name: nameIn(snack.name, language).text,
  text: withoutMarks(effectOf(season, 'snax', snack.id, language)!.text),
  stages: snack.stages ?? {},
  playerLevels: snack.playerLevels ?? {},
  minHealth: snack.minHealth ?? 0,
  champions: snack.champions ?? {},
  picture: artAddress({ season: season.facts.id, folder: '96', name: snack.id, format: 'webp' }),
})

function scriptOf(index: unknown): string {
  return `// Game data of this site for any page: JCCLibGroup.release.getModeGameData('en', ['hero', 'season'])
window.JCCLibGroup = (() => {
  const home = document.currentScript?.src ?? location.href // data come from where this script came from
  const files = ${JSON.stringify(index, null, 2).replace(/\n/g, '\n  ')}

  async function read(path) {
    const response = await fetch(new URL(path, home))
    if (!response.ok) throw new Error('The game data ' + path + ' did not load')
    return response.json()
  }

  function groupOf(name) {
    return {
      async getModeGameData(language, kinds) {
        const paths = files[name][language] ?? files[name].en
        const known = kinds.filter((kind) => kind in paths)
        const data = await Promise.all(known.map((kind) => read(paths[kind])))
        return Object.fromEntries(known.map((kind, place) => [kind, data[place]]))
      },
    }
  }

  return { release: groupOf('release'), prerelease: groupOf('prerelease') }
})()
`
}

const mapOf = <K extends string, T>(keys: readonly K[], of: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>
