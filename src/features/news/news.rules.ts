/** What an article may be labelled: a tab of the news, or the guide. */
export const articleLabels = ['announcement', 'media', 'dev', 'community', 'guide'] as const
export type ArticleLabel = (typeof articleLabels)[number]

/** A list of cards: one label, or all of the news. */
export type CardList = ArticleLabel | 'all'

/** The numbers by which the content service knows its columns, and the labels in them; 0 is all labels of a column. */
const columns: Record<number, Record<number, CardList>> = {
  1: { 0: 'all', 11: 'announcement', 12: 'media', 13: 'dev', 14: 'community' },
  2: { 0: 'guide', 21: 'guide' },
}

/** The list that a column and a label in it name, or null where there is none. */
export const listOf = (column: number, label: number): CardList | null => columns[column]?.[label] ?? null

/** The lists in which an article with these labels stands. */
export function listsOf(labels: ArticleLabel[]): CardList[] {
  return labels.some((label) => label !== 'guide') ? ['all', ...labels] : labels
}

/** The picture of an article that has none of its own, by its first label. */
export const coverAddress = (label: ArticleLabel): string => `/act/covers/1440x810/${label}.jpg`
