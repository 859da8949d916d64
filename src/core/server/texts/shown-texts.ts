import { LRUCache } from 'lru-cache'
import type { Ctx } from '../calls/handle.ts'
import type { DoTextWork } from './text-work.ts'

/** A stored text as pages show it: cleaned again, with dates and links. Where that fails, the stored text, which was cleaned once. */
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
    fetchMethod: (_key, _stale, { context: { html, place } }) =>
      doTextWork('renderHtml', { html, setting: { place, timeZone } }),
  })
  return async (html, { language, test }) => {
    try {
      return (await shown.fetch(`${language} ${test} ${html}`, { context: { html, place: { language, test } } }))!
    } catch (error) {
      onFault(error as Error)
      return html
    }
  }
}
