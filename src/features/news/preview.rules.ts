/** What an address must say for an article's draft to be shown in place of what everybody reads. */
const previewKeys = ['preview_version', 'sign', 'timestamp', 'app_key'] as const

/** By what a draft is asked for: its number, and a signature over it, the article, the language and the moment. */
export interface SignInfo {
  preview_version: number
  /** Hex. */
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

/** What an address says of a preview: nothing, something that is whole, or something that is not. */
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

/** The same of a query; one that says a thing twice is refused, whatever it says. */
export function readSignInfoOfQuery(query: string): SignInfo | 'none' | 'refused' {
  const params = new URLSearchParams(query)
  const isDoubled = [...previewKeys, 'content_id'].some((key) => params.getAll(key).length > 1)
  const info = readSignInfo(Object.fromEntries(params))
  return info !== 'none' && isDoubled ? 'refused' : info
}

/** Seconds by which the moment of a signature may differ from now. */
export const signatureLasts = 5 * 60

/** What the window of the editor sends to the page that it opened or holds. */
export interface PreviewPush {
  kind: 'encore-preview'
  content_id: string
  /** Fresh, so that a page that is open for hours may go on asking. */
  sign_info: SignInfo
  title: string
  description: string
  html: string
}

/** A message as a push for the preview of an article's version, or null where it is none. */
export function readPush(message: unknown, shown: { content_id: string; preview_version: number }): PreviewPush | null {
  const push = message as Partial<PreviewPush> | null
  if (typeof push !== 'object' || push?.kind !== 'encore-preview' || push.content_id !== shown.content_id) return null
  const info = readSignInfo({ ...push.sign_info })
  if (typeof info === 'string' || info.preview_version !== shown.preview_version) return null
  const isWritten = [push.title, push.description, push.html].every((each) => typeof each === 'string')
  return isWritten ? ({ ...push, sign_info: info } as PreviewPush) : null
}
