/** What an article may be labelled: a tab of the news, or the guide. */
export const articleLabels = ['announcement', 'media', 'dev', 'community', 'guide'] as const
export type ArticleLabel = (typeof articleLabels)[number]

/** A list of cards: one label, or all of the news. */
export type CardList = ArticleLabel | 'all'

/** A column of the content service by its number, and the lists of its labels by theirs; 0 is all of them. */
export const columns: Record<number, { name: 'news' | 'guide'; labels: Record<number, CardList> }> = {
  1: { name: 'news', labels: { 0: 'all', 11: 'announcement', 12: 'media', 13: 'dev', 14: 'community' } },
  2: { name: 'guide', labels: { 0: 'guide', 21: 'guide' } },
}

/** The list that a column and a label in it name, or null where there is none. */
export const listOf = (column: number, label: number): CardList | null => columns[column]?.labels[label] ?? null

/** The label that a number names in any column, or null where there is none. */
export function labelOf(id: number): ArticleLabel | null {
  const lists = Object.values(columns).map(({ labels }) => labels[id])
  return articleLabels.find((label) => lists.includes(label)) ?? null
}

/** Which articles of a list are asked for by `content_class`. */
export const everyArticle = 0
const withoutVideo = 1
export const withVideo = 2
export const contentClasses = [everyArticle, withoutVideo, withVideo] as const

/** What may be asked for with each card by `ext_info_type_list`. */
export const likesFact = 1
export const readingFact = 2
export const extraFacts = [likesFact, readingFact] as const

/** How a text stands to the original, which is English. Dates are ISO dates. */
export function translationOf(text: {
  language: string
  updated: string
  originalUpdated: string
}): 'original' | 'translated' | 'outdated' {
  if (text.language === 'en') return 'original'
  return text.updated < text.originalUpdated ? 'outdated' : 'translated'
}

/** The tabs of the news page in their order. */
export const newsTabs = ['all', 'announcement', 'media', 'dev', 'community'] as const
export type NewsTab = (typeof newsTabs)[number]

/** The numbers by which the content service knows a tab of the news. */
export const numbersOf = (tab: NewsTab) => ({
  primary_label_id: 1,
  secondary_label_id: Number(Object.entries(columns[1]!.labels).find(([, list]) => list === tab)![0]),
})

/** Articles on a page of a list. */
export const pageSize = 10

/** How many pages a list of so many articles has; an empty one has its first. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The lists in which an article with these labels stands. */
export function listsOf(labels: ArticleLabel[]): CardList[] {
  return labels.some((label) => label !== 'guide') ? ['all', ...labels] : labels
}

/** What an article's id looks like: lower-case words joined by hyphens. */
export const contentIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Characters. */
export const longestContentId = 64

/** A value of an address as an article's id, or undefined where it is none. */
export const contentIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestContentId && contentIdPattern.test(value) ? value : undefined

/** The path of an article's own page below a language. */
export const articlePath = (id: string): string => `/static/${id}.html`

/** The id in the path of an article's own page, or null for any other path. */
export const articleOfPath = (path: string): string | null =>
  contentIdOf(/^\/static\/([^/]+)\.html$/.exec(path)?.[1]) ?? null

/** The path of the map of articles' pages of a game, or of its test folder. */
export const versionMapPath = (gameId: string, test: boolean): string =>
  `${test ? '/test' : ''}/static-pages/${gameId}.json`

/** The address of a drawn cover by its name. */
export const coverAddress = (name: string): string => `/act/covers/1440x810/${name}.jpg`

/** The name of a drawn cover by its address, or null for any other picture. */
export const coverName = (address: string): string | null =>
  /^\/act\/covers\/1440x810\/([\w-]+)\.jpg$/.exec(address)?.[1] ?? null

/** A video of an article: of a platform, by the address of its player, or a file. */
export interface ArticleVideo {
  kind: 'embedded' | 'direct'
  address: string
}

/** Addresses of the players of platforms by name; `{id}` stands for the video's id. */
export type VideoEmbeds = Record<string, string>

/** The video that a source names: with a parameter platform that platform's, else a file; null where it names none. */
export function videoOf(source: string, embeds: VideoEmbeds): ArticleVideo | null {
  if (!URL.canParse(source)) return null
  const { protocol, searchParams } = new URL(source)
  const platform = searchParams.get('platform')
  if (!platform) return /^https?:$/.test(protocol) ? { kind: 'direct', address: source } : null
  const id = searchParams.get('videoId') ?? ''
  const embed = Object.hasOwn(embeds, platform) && /^[\w-]{1,64}$/.test(id) ? embeds[platform] : undefined
  return embed === undefined ? null : { kind: 'embedded', address: embed.replace('{id}', id) }
}

/** How a card leads on: to another article, out of the site, nowhere, or to a place within it. */
export const jumpTypes = ['article', 'external', 'picture', 'link'] as const
export type JumpType = (typeof jumpTypes)[number]
export interface Jump {
  jump_type: JumpType
  jump_url: string
}

/** Where a card leads. */
export type CardTarget =
  | { kind: 'article'; contentId: string; fatherId: string }
  | { kind: 'external' | 'inner'; url: string }
  | { kind: 'none' }
  | { kind: 'fault'; fault: 'no target provided' | 'no params provided' }

/** Where a card leads: its own article unless it jumps. An inner article's address carries id and parentId. */
export function targetOf(card: {
  content_id: string
  father_content_id: string
  jump_link_info: Jump | null
}): CardTarget {
  const { jump_link_info: jump } = card
  if (!jump) return { kind: 'article', contentId: card.content_id, fatherId: card.father_content_id }
  if (jump.jump_type === 'picture') return { kind: 'none' }
  if (!jump.jump_url) return { kind: 'fault', fault: 'no target provided' }
  if (jump.jump_type === 'external') return { kind: 'external', url: jump.jump_url }
  if (jump.jump_type === 'link') return { kind: 'inner', url: jump.jump_url }
  const params = new URLSearchParams(jump.jump_url.split('?')[1])
  const [contentId, fatherId] = [params.get('id'), params.get('parentId')]
  if (!contentId && !fatherId) return { kind: 'fault', fault: 'no params provided' }
  return { kind: 'article', contentId: contentId ?? '', fatherId: fatherId ?? '' }
}
