import { offeredAugments, type Season } from '../season-files.ts'
import type { ItemFacts, SeasonTexts } from '../season-schema.ts'

export const describedKinds = ['skills', 'traits', 'items', 'augments', 'snax'] as const satisfies (keyof SeasonTexts)[]

/** The ids that need a description, by kind. */
export function idsToDescribe(season: Season): Record<keyof SeasonTexts, string[]> {
  const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id)
  return {
    skills: season.champions.flatMap(({ id, forms = [] }) => [id, ...forms.map(({ trait }) => `${id}:${trait}`)]),
    traits: idsOf(season.traits),
    items: idsOf(season.items.filter(hasEffect)),
    augments: idsOf(offeredAugments(season)),
    snax: idsOf(season.snax),
  }
}

/** An emblem without numbers has no effect but its trait. */
const hasEffect = ({ category, vars = {} }: ItemFacts) => category !== 'emblem' || Object.keys(vars).length > 0
