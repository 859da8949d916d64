import type { Language } from '#src/core/languages.ts'
import type { ChangedKind, PatchChange, ShownChange } from '#src/features/news/changes.contract.ts'
import { nameIn } from '#src/game/server/entity-refs.ts'
import type { GameData, Season } from '#src/game/server/season-files.ts'

/** Changes in a language, with names; those of unknown entities are left out. */
export const shownChanges = (gameData: GameData, changes: PatchChange[], language: Language): ShownChange[] =>
  changes.flatMap(({ what, ...change }) => {
    const season = gameData.seasons.get(change.season)
    const changed = season && findChanged(season, change)
    if (!changed) return []
    const glyph = change.kind === 'trait' ? season.glyphs.traits![change.id]! : null
    return [{ ...change, what: what[language], name: nameIn(changed.name, language), glyph }]
  })

const lists = { champion: 'champions', trait: 'traits', item: 'items', augment: 'augments' } as const

/** The champion, trait, item or augment that a change is about; undefined for none. */
export const findChanged = (season: Season, { kind, id }: { kind: ChangedKind; id: string }) =>
  season[lists[kind]].find((each) => each.id === id)
