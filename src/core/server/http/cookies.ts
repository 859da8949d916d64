import { LRUCache } from 'lru-cache'

/** The value that a Cookie header gives for a name of letters, digits, - and _; undefined without one. */
export const cookieIn = (header = '', name: string): string | undefined => patterns.memo(name).exec(header)?.[1]

/** Made once: each call asks for one and the same few. */
const patterns = new LRUCache({ max: 20, memoMethod: (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]+)`) })
