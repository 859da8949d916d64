/** What of other hosts may be played. */
export interface VideoSources {
  /** Addresses of the players of platforms by name; `{id}` stands for the video's id. */
  embeds: Record<string, string>
  /** Further addresses of a video by its platform; links lead to the first. */
  pages: Record<string, string[]>
  /** Origins of files. */
  fileOrigins: string[]
}

/** Nothing. */
export const noVideos: VideoSources = { embeds: {}, pages: {}, fileOrigins: [] }

/** A video by the address to which a link leads, and by that of its player; a file has none. */
export interface NamedVideo {
  page: string
  player: string | null
}

/** A platform and an id as a text may write them: 'youtube:YE7VzlLtp-4'. */
export const shortName = /^([a-z][\w-]*):([\w-]{1,64})$/
const idPattern = /^[\w-]{1,64}$/

/** The video that an address or a short name means: of a known platform, or a file of a known origin. Nothing of what was given is passed on but the id. */
export function readVideo(given: string, sources: VideoSources): NamedVideo | null {
  const [, platform, id] = shortName.exec(given) ?? []
  if (platform) return videoOf(platform, id!, sources)
  const address = urlOf(given)
  if (!address) return null
  const named = address.searchParams.get('platform')
  if (named) return videoOf(named, address.searchParams.get('videoId') ?? '', sources)
  for (const [each, player] of Object.entries(sources.embeds)) {
    for (const form of [...pagesOf(each, sources), player]) {
      const found = idIn(address, form)
      if (found) return videoOf(each, found, sources)
    }
  }
  const isFile = sources.fileOrigins.includes(address.origin) && /\.(mp4|m4v|webm|ogv)$/i.test(address.pathname)
  return isFile ? { page: address.href, player: null } : null
}

function videoOf(platform: string, id: string, sources: VideoSources): NamedVideo | null {
  if (!Object.hasOwn(sources.embeds, platform) || !idPattern.test(id)) return null
  const player = sources.embeds[platform]!
  const [page = player] = pagesOf(platform, sources)
  return { page: page.replace('{id}', id), player: player.replace('{id}', id) }
}

const pagesOf = (platform: string, { pages }: VideoSources): string[] =>
  Object.hasOwn(pages, platform) ? pages[platform]! : []

function urlOf(given: string): URL | null {
  const address = given.trim().replace(/^\/\//, 'https://')
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null
}

const marker = 'ID'

/** What stands in an address where its form has {id}; of the form's query only that place counts. */
function idIn(address: URL, form: string): string | null {
  const { host, pathname, searchParams } = new URL(form.replace('{id}', marker))
  if (bare(host) !== bare(address.host)) return null
  for (const [name, value] of searchParams) {
    if (value === marker) return address.pathname === pathname ? address.searchParams.get(name) : null
  }
  const [before, after] = pathname.split(marker) as [string, string]
  const isLike = address.pathname.startsWith(before) && address.pathname.endsWith(after)
  return isLike ? address.pathname.slice(before.length, address.pathname.length - after.length) : null
}

const bare = (host: string): string => host.replace(/^(www|m)\./, '')
