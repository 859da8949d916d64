import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { pageDataPath } from '#src/core/web/router/page-data.ts'
import { closedPolicy } from './policy.ts'
import { brotliEffort, Recompression } from './recompress.ts'

/** A rendered page; its ETag covers body and headers. */
export interface Page {
  status: number
  headers: Record<string, string>
  plain: Buffer
  /** Replaced later by a better compression of the same text. */
  brotli?: Buffer
  gzip?: Buffer
  etag: string
  /** Shows content that may be withdrawn. */
  isRevocable?: boolean
}
/** A page that is sent again and again: compressed once. */
export type PackedPage = Page & Required<Pick<Page, 'brotli' | 'gzip'>>
export interface HtmlAnswer {
  status: number
  headers: Record<string, string>
  html: string
  isRevocable?: boolean
}
export interface Rendered extends HtmlAnswer {
  /** Cacheable: a known address, and no fallback content inside. */
  isKept: boolean
  /** Seconds until the next rendering, by default a day. */
  keptFor?: number
  /** The page's data as JSON, where they are kept apart from the document, at `dataAddressOf`. */
  data?: string
}
/** Last renderings that survive restarts. */
export interface PageArchive {
  save(address: string, page: PackedPage): Promise<void>
  find(address: string): Promise<PackedPage | null>
}
export interface PageCacheOptions {
  maxBytes: number
  archive?: PageArchive
  /** Archive of revocable pages. */
  revocable?: PageArchive
  /** True for outages, in which an older rendering is shown. */
  isOutage?: (error: unknown) => boolean
  onFault?: (error: unknown) => void
}

/** Pages by normalised address, bounded in bytes, rendered single-flight. */
export class PageCache {
  readonly #pages: LRUCache<string, PackedPage>
  readonly #underWay = new Map<string, Promise<Page>>()
  readonly #options: PageCacheOptions
  readonly #recompression = new Recompression()
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: bytesOf, ttl: aDay })
  }

  /** The cached page of an address. */
  peek(address: string): PackedPage | undefined {
    return this.#pages.get(address)
  }

  /** The cached page, else a rendering; in an outage the last one, however old. */
  get(address: string, render: () => Promise<Rendered>): Promise<Page> {
    const kept = this.#pages.get(address)
    if (kept) return Promise.resolve(kept)
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const page = this.#render(address, render).finally(() => {
      if (this.#underWay.get(address) === page) this.#underWay.delete(address)
    })
    this.#underWay.set(address, page)
    return page
  }

  /** Drops every page, and renderings in progress. */
  drop() {
    this.#generation++
    this.#pages.clear()
    this.#underWay.clear()
    this.#recompression.clear()
  }

  async #render(address: string, render: () => Promise<Rendered>): Promise<Page> {
    const generation = this.#generation
    try {
      const rendered = await render()
      if (rendered.status !== 200 || !rendered.isKept) return toPage(rendered)
      const [page, data] = await Promise.all([pack(rendered), rendered.data && pack(dataOf(rendered))])
      if (generation !== this.#generation) return page
      this.#keep(address, page, rendered)
      if (data) this.#keep(dataAddressOf(address), data, rendered)
      return page
    } catch (error) {
      return await this.#lastRendering(address, generation, error)
    }
  }

  #keep(address: string, page: PackedPage, { keptFor }: Rendered) {
    this.#pages.set(address, page, { ttl: keptFor ? keptFor * 1000 : aDay })
    if (!keptFor) this.#recompression.add(page)
    const { archive, revocable, onFault } = this.#options
    const kept = page.isRevocable ? revocable : archive
    kept?.save(address, page).catch((error) => onFault?.(error))
  }

  async #lastRendering(address: string, generation: number, error: unknown): Promise<Page> {
    const page = this.#options.isOutage?.(error) ? await this.#findArchived(address) : null
    if (!page) throw error
    this.#options.onFault?.(error)
    const stale = { ...page, headers: { ...page.headers, warning: '110 - "Response is Stale"' } }
    if (generation === this.#generation) this.#pages.set(address, stale, { ttl: staleFor })
    return stale
  }

  async #findArchived(address: string): Promise<PackedPage | null | undefined> {
    const { archive, revocable } = this.#options
    return (await archive?.find(address)) ?? revocable?.find(address)
  }
}

/** Where the data of a page are. */
export const dataAddressOf = (address: string): string => pageDataPath + address

/** The data of a page as an answer of their own; missing where its document holds them, or nothing. */
export function dataOf({ data, ...rendered }: Rendered): Rendered {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-security-policy': closedPolicy }
  if (data === undefined) return { status: 404, headers, html: '', isKept: false }
  return { ...rendered, headers, html: data }
}

/** Longest age of a cached page. */
const aDay = 86_400_000

/** Time that an old rendering answers before the next attempt. */
const staleFor = 2000

const bytesOf = (page: PackedPage) => page.plain.length + page.brotli.length + page.gzip.length + 1000
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The page of a rendering that is sent once, and compressed then (packed-responses.ts). */
export function toPage({ status, headers, html, isRevocable }: HtmlAnswer): Page {
  const plain = Buffer.from(html)
  const etag = createHash('sha256').update(JSON.stringify(headers)).update(plain).digest('base64url').slice(0, 22)
  return { status, headers, plain, etag: `W/"${etag}"`, isRevocable }
}

/** Compresses a rendering that is kept. */
export async function pack(answer: HtmlAnswer, effort = brotliEffort.quick): Promise<PackedPage> {
  const page = toPage(answer)
  const [brotli, zipped] = await Promise.all([
    toBrotli(page.plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    toGzip(page.plain),
  ])
  return { ...page, brotli, gzip: zipped }
}
