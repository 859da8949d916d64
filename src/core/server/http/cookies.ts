import { LRUCache } from 'lru-cache'

/** Value of a cookie by its name (letters, digits, - and _); undefined without one. */
export const cookieIn = (header = '', name: string): string | undefined => patterns.memo(name).exec(header)?.[1]

/** cached: every call reads the same few names */
const patterns = new LRUCache({ max: 20, memoMethod: (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]+)`) })
