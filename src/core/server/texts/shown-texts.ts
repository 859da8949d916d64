import { LRUCache } from 'lru-cache'
import type { Ctx } from '../calls/handle.ts'
import { settingOf } from './text-setting.ts'
import type { DoTextWork } from './text-work.ts'

/** Renders a stored text; on timeout or failure returns the stored, once cleaned text as fallback. */
export type ShowText = (html: string, place: Ctx) => Promise<string>

interface TextShowParts {
  doTextWork: DoTextWork
  timeZone: string
  onFault: (error: Error) => void
}

/** Renders texts with a cache of some megabytes. */
export function createTextShow({ doTextWork, timeZone, onFault }: TextShowParts): ShowText {
  const shown = new LRUCache<string, string, { html: string; place: Ctx }>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (html, key) => html.length + key.length,
    fetchMethod: async (_key, _stale, { context: { html, place } }) => {
      const done = await doTextWork('renderHtml', { html, setting: settingOf(place, timeZone) })
      if ('html' in done) return done.html
      onFault(new Error(`A text can't be shown: ${done.fault}.`))
      return asWords(html) // it was never cleaned
    },
  })
  const failed = new LRUCache<string, true>({ max: 1000, ttl: retryDelayMs, ttlResolution: 0, perf: Date })
  return async (html, { language, test, onFallback }) => {
    const key = `${language} ${test} ${html}`
    try {
      if (!failed.has(key)) return (await shown.fetch(key, { context: { html, place: { language, test } } }))!
    } catch (error) {
      failed.set(key, true)
      onFault(error as Error)
    }
    onFallback?.()
    return html
  }
}

/** Retry delay of a failed text, which would otherwise block others at each visit. */
const retryDelayMs = 60_000

/** Text without tags. */
const asWords = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/</g, '&lt;')
