/** The words that addresses use for the game's nouns, by the list of a season that holds what each names. */
export const seasonLists = {
  hero: 'champions',
  synergy: 'traits',
  trait: 'traits',
  equip: 'items',
  hex: 'augments',
  goop: 'snax',
} as const
export type UrlWord = keyof typeof seasonLists
