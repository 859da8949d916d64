/** Which videos of other hosts may play. */
export interface VideoSources {
  /** Player addresses by platform; `{id}` is the video's id. */
  embeds: Record<string, string>
  /** Other addresses of a video by platform; links use the first. */
  pages: Record<string, string[]>
  fileOrigins: string[]
}

export const noVideos: VideoSources = { embeds: {}, pages: {}, fileOrigins: [] }

/** A video's link and player address; files have no player. */
export interface NamedVideo {
  page: string
  player: string | null
}

/** Short name in texts: 'youtube:a1B2c3D4e5F'. */
export const shortName = /^([a-z][\w-]*):([\w-]{1,64})$/
const idPattern = /^[\w-]{1,64}$/

/** Parses an address or short name; only the id of known platforms and origins passes. */
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

/** The {id} of an address of the given form; other query parameters don't count. */
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
