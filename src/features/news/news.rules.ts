/** Labels: tabs of the news, or the guide. */
export const articleLabels = ['announcement', 'media', 'dev', 'community', 'guide'] as const
export type ArticleLabel = (typeof articleLabels)[number]

export type CardList = ArticleLabel | 'all'

/** Number of the column of news on the content service. */
export const newsColumn = 1

/** Columns of the content service by number, and their lists by label number; 0 is all. */
export const columns: Record<number, { name: 'news' | 'guide'; labels: Record<number, CardList> }> = {
  [newsColumn]: { name: 'news', labels: { 0: 'all', 11: 'announcement', 12: 'media', 13: 'dev', 14: 'community' } },
  2: { name: 'guide', labels: { 0: 'guide', 21: 'guide' } },
}

/** List of a column and label, or null. */
export const listOf = (column: number, label: number): CardList | null => columns[column]?.labels[label] ?? null

/** Label of a number in any column, or null. */
export function labelOf(id: number): ArticleLabel | null {
  const lists = Object.values(columns).map(({ labels }) => labels[id])
  return articleLabels.find((label) => lists.includes(label)) ?? null
}

/** Values of `content_class`. */
export const everyArticle = 0
const withoutVideo = 1
export const withVideo = 2
export const contentClasses = [everyArticle, withoutVideo, withVideo] as const

/** Facts of `ext_info_type_list`. */
export const likesFact = 1
export const readingFact = 2
export const extraFacts = [likesFact, readingFact] as const

/** State of a text towards the English original, by ISO dates. */
export function translationOf(text: {
  language: string
  updated: string
  originalUpdated: string
}): 'original' | 'translated' | 'outdated' {
  if (text.language === 'en') return 'original'
  return text.updated < text.originalUpdated ? 'outdated' : 'translated'
}

/** Tabs of the news page in order. */
export const newsTabs = ['all', 'announcement', 'media', 'dev', 'community'] as const
export type NewsTab = (typeof newsTabs)[number]

/** Numbers of a tab on the content service. */
export const numbersOf = (tab: NewsTab) => ({
  primary_label_id: newsColumn,
  secondary_label_id: Number(Object.entries(columns[newsColumn]!.labels).find(([, list]) => list === tab)![0]),
})

/** Articles per page. */
export const pageSize = 10

/** Number of pages, at least one. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** Lists of an article with these labels. */
export function listsOf(labels: ArticleLabel[]): CardList[] {
  return labels.some((label) => label !== 'guide') ? ['all', ...labels] : labels
}

/** Ids are lower-case words joined by hyphens. */
export const contentIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Characters. */
export const longestContentId = 64

/** An article id of an address, or undefined. */
export const contentIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestContentId && contentIdPattern.test(value) ? value : undefined

/** Path of an article's own page below the language. */
export const articlePath = (id: string): string => `/static/${id}.html`

/** Article id of such a path, or null. */
export const articleOfPath = (path: string): string | null =>
  contentIdOf(/^\/static\/([^/]+)\.html$/.exec(path)?.[1]) ?? null

/** Last change, as an ISO instant: the start of its day in UTC, or the publication if that is later. */
export const changedAt = (published: string | number, updated: string): string =>
  new Date(Math.max(new Date(published).getTime(), Date.parse(updated))).toISOString()

/** Path of the version map of a game, or of its test folder. */
export const versionMapPath = (gameId: string, test: boolean): string =>
  `${test ? '/test' : ''}/static-pages/${gameId}.json`

/** Address of a drawn cover. */
export const coverAddress = (name: string): string => `/act/covers/1440x810/${name}.jpg`

/** Name of a drawn cover by its address, or null. */
export const coverName = (address: string): string | null =>
  /^\/act\/covers\/1440x810\/([\w-]+)\.jpg$/.exec(address)?.[1] ?? null

/** A video: embedded by its player address, or a file. */
export interface ArticleVideo {
  kind: 'embedded' | 'direct'
  address: string
}

/** Player addresses by platform; `{id}` is the video's. */
export type VideoEmbeds = Record<string, string>

/** Parses a source: `platform` names a player, otherwise it is a file; null for none. */
export function videoOf(source: string, embeds: VideoEmbeds): ArticleVideo | null {
  if (!URL.canParse(source)) return null
  const { protocol, searchParams } = new URL(source)
  const platform = searchParams.get('platform')
  if (!platform) return /^https?:$/.test(protocol) ? { kind: 'direct', address: source } : null
  const id = searchParams.get('videoId') ?? ''
  const embed = Object.hasOwn(embeds, platform) && /^[\w-]{1,64}$/.test(id) ? embeds[platform] : undefined
  return embed === undefined ? null : { kind: 'embedded', address: embed.replace('{id}', id) }
}

/** Card targets: an article, an external site, nothing, or a place in the site. */
export const jumpTypes = ['article', 'external', 'picture', 'link'] as const
export type JumpType = (typeof jumpTypes)[number]
export interface Jump {
  jump_type: JumpType
  jump_url: string
}

export type CardTarget =
  | { kind: 'article'; contentId: string; fatherId: string }
  | { kind: 'external' | 'inner'; url: string }
  | { kind: 'none' }
  | { kind: 'fault'; fault: 'no target provided' | 'no params provided' }

/** Target of a card: its article unless it jumps; inner articles carry id and parentId. */
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
