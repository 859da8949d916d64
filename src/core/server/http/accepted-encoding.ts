import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

/** The preferred encoding of an Accept-Encoding header; null without one. */
export const encodingFor = (acceptEncoding: string | string[] | undefined): Encoding | null =>
  known.memo(String(acceptEncoding ?? '').slice(0, 200)).encoding

const known = new LRUCache({ max: 500, memoMethod: (header: string) => ({ encoding: bestOf(header) }) })

function bestOf(header: string): Encoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}
