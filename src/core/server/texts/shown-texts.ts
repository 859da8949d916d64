import { LRUCache } from 'lru-cache'
import type { Ctx } from '../calls/handle.ts'
import { settingOf } from './text-setting.ts'
import type { DoTextWork } from './text-work.ts'

/** A stored text as pages show it: cleaned again, with dates, links and videos. Where that takes too long or breaks, the stored text, which was cleaned once, as a makeshift. */
export type ShowText = (html: string, place: Ctx) => Promise<string>

interface TextShowParts {
  doTextWork: DoTextWork
  /** Of the dates in texts. */
  timeZone: string
  onFault: (error: Error) => void
}

/** Shows texts, and remembers the last megabytes of them: a text is worked on once while it stays the same. */
export function createTextShow({ doTextWork, timeZone, onFault }: TextShowParts): ShowText {
  const shown = new LRUCache<string, string, { html: string; place: Ctx }>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (html, key) => html.length + key.length,
    fetchMethod: async (_key, _stale, { context: { html, place } }) => {
      const done = await doTextWork('renderHtml', { html, setting: settingOf(place, timeZone) })
      if ('html' in done) return done.html
      onFault(new Error(`A text can't be shown: ${done.fault}.`))
      return asWords(html) // it came past all that cleans what is stored
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

/** Milliseconds after which a text that failed is tried again: one that always takes too long would else hold up all others at each visit. */
const retryDelayMs = 60_000

/** A text without its tags: nothing in it is markup. */
const asWords = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/</g, '&lt;')
