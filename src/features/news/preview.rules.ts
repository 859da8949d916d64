/** Parameters of a preview address. */
const previewKeys = ['preview_version', 'sign', 'timestamp', 'app_key'] as const

/** Revision with a signature over it, the article, the language and the time. */
export interface SignInfo {
  preview_version: number
  sign: string
  /** Seconds since 1970. */
  timestamp: number
  app_key: string
}

const patterns: Record<(typeof previewKeys)[number], RegExp> = {
  preview_version: /^[1-9]\d{0,8}$/,
  sign: /^[0-9a-f]{64}$/,
  timestamp: /^\d{1,12}$/,
  app_key: /^[\w-]{1,40}$/,
}

/** Preview parameters of an address: 'none', complete, or 'refused'. */
export function readSignInfo(search: Record<string, unknown>): SignInfo | 'none' | 'refused' {
  const given = previewKeys.filter((key) => search[key] !== undefined)
  if (given.length === 0) return 'none'
  if (!previewKeys.every((key) => typeof search[key] === 'string' || typeof search[key] === 'number')) return 'refused'
  if (!previewKeys.every((key) => patterns[key].test(String(search[key])))) return 'refused'
  const { preview_version, sign, timestamp, app_key } = search
  return {
    preview_version: Number(preview_version),
    sign: String(sign),
    timestamp: Number(timestamp),
    app_key: String(app_key),
  }
}

/** Preview parameters among those of a page. */
export interface PreviewSearch extends Record<string, unknown>, Partial<SignInfo> {}

/** Reads them for a route; incomplete ones ask for a version that does not exist. */
export function readPreviewSearch(search: Record<string, unknown>): PreviewSearch {
  const info = readSignInfo(search)
  return info === 'none' ? {} : info === 'refused' ? { preview_version: 0 } : { ...info }
}

/** The same for a raw query; duplicates are refused. */
export function readSignInfoOfQuery(query: string): SignInfo | 'none' | 'refused' {
  const params = new URLSearchParams(query)
  const isDoubled = [...previewKeys, 'content_id'].some((key) => params.getAll(key).length > 1)
  const info = readSignInfo(Object.fromEntries(params))
  return info !== 'none' && isDoubled ? 'refused' : info
}

/** Largest clock difference of a signature in seconds. */
export const signatureLasts = 5 * 60

/** Message of the editor's window to its preview. */
export interface PreviewPush {
  kind: 'encore-preview'
  content_id: string
  /** Fresh, so that long-open pages stay valid. */
  sign_info: SignInfo
  title: string
  description: string
  html: string
}

/** A valid push for the shown version, or null. */
export function readPush(message: unknown, shown: { content_id: string; preview_version: number }): PreviewPush | null {
  const push = message as Partial<PreviewPush> | null
  if (typeof push !== 'object' || push?.kind !== 'encore-preview' || push.content_id !== shown.content_id) return null
  const info = readSignInfo({ ...push.sign_info })
  if (typeof info === 'string' || info.preview_version !== shown.preview_version) return null
  const isWritten = [push.title, push.description, push.html].every((each) => typeof each === 'string')
  return isWritten ? ({ ...push, sign_info: info } as PreviewPush) : null
}
