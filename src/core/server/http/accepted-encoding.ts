import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

/** The preferred encoding of an Accept-Encoding header; null without one. */
export const encodingFor = (acceptEncoding: string | string[] | undefined): Encoding | null =>
  known.memo(String(acceptEncoding ?? '').slice(0, 200)).encoding

const known = new LRUCache({ max: 500, memoMethod: (wish: string) => ({ encoding: bestOf(wish) }) })

function bestOf(wish: string): Encoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': wish } }).encodings(['br', 'gzip'])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}
