import { LRUCache } from 'lru-cache'
import {
  dataAddressOf,
  dataOf,
  type PackedPage,
  type Page,
  type PageArchive,
  pack,
  type Rendered,
  toPage,
} from './page-cache.ts'
import { brotliEffort } from './recompress.ts'

/** Versions of the content, growing with each change. */
export interface ContentVersions {
  /** By id of a page's own content; absent ids do not exist. */
  pages: ReadonlyMap<string, number>
  /** Changes with any content, such as that around the page. */
  all: string
}

/** A page that is rendered once and kept until its content changes. */
export interface StaticPage {
  /** Normalised address, the key of its file. */
  address: string
  id: string
  render: () => Promise<Rendered>
}

export interface StaticPagesOptions {
  /** Null: nothing is kept, each visit renders. */
  archive: PageArchive | null
  isOutage: (error: unknown) => boolean
  onFault: (error: unknown) => void
}

/** Outcome of a forced rendering. */
export type Regenerated = 'done' | 'not_found' | 'static_page_exists' | 'too_many_requests'

/** State of a kept page: current, with other surroundings, or with an old text. */
type Freshness = 'fresh' | 'surrounded' | 'old'

/** Pages as files that survive outages, re-rendered after changes, at most once a minute. */
export class StaticPages {
  readonly #options: StaticPagesOptions
  readonly #read = new LRUCache<string, PackedPage>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ plain }) => 2 * plain.length + 1000,
  })
  readonly #underWay = new Map<string, Promise<Page>>()
  readonly #lately = new LRUCache<string, true>({ max: 20_000, ttl: 60_000, ttlResolution: 0, perf: Date })
  #versions: ContentVersions | null = null
  #generation = 0

  constructor(options: StaticPagesOptions) {
    this.#options = options
  }

  /** The last known versions, or null. */
  get versions(): ContentVersions | null {
    return this.#versions
  }

  follow(versions: ContentVersions) {
    this.#versions = versions
  }

  /** Drops pages in memory and keeps no rendering in progress, which may show withdrawn content. */
  forget() {
    this.#generation++
    this.#read.clear()
    this.#underWay.clear()
  }

  /** The page in memory if it is fresh, and its content exists. */
  peek({ address, id }: Pick<StaticPage, 'address' | 'id'>): PackedPage | undefined {
    const page = this.#read.get(address)
    return page && this.#freshnessOf(page, id) === 'fresh' ? page : undefined
  }

  /** The kept page; one with an old text is rendered first, at most once a minute. */
  async get(wanted: StaticPage): Promise<Page> {
    const kept = await this.#find(wanted)
    if (!kept) return this.#build(wanted)
    const freshness = this.#freshnessOf(kept, wanted.id)
    if (freshness === 'fresh' || this.#lately.has(wanted.address)) return kept
    const built = this.#build(wanted)
    if (freshness === 'surrounded') {
      built.catch(this.#options.onFault)
      return kept
    }
    return built.catch((error) => {
      if (!this.#options.isOutage(error)) throw error
      this.#options.onFault(error)
      return kept
    })
  }

  /** Renders an outdated page; returns why not otherwise. */
  async regenerate(wanted: StaticPage): Promise<Regenerated> {
    if (this.#versions && !this.#versions.pages.has(wanted.id)) return 'not_found'
    const kept = await this.#find(wanted)
    if (kept && this.#freshnessOf(kept, wanted.id) === 'fresh') return 'static_page_exists'
    if (this.#lately.has(wanted.address)) return 'too_many_requests'
    const { status } = await this.#build(wanted)
    return status === 200 ? 'done' : 'not_found'
  }

  /** The kept page of existing content, or null. */
  async #find({ address, id }: StaticPage): Promise<PackedPage | null> {
    if (this.#versions && !this.#versions.pages.has(id)) return null
    const read = this.#read.get(address)
    if (read) return read
    const generation = this.#generation
    const page = (await this.#options.archive?.find(address)) ?? null
    if (page && generation === this.#generation) this.#read.set(address, page)
    return page
  }

  #freshnessOf(page: Page, id: string): Freshness {
    if (!this.#versions) return 'fresh' // unknown versions count as fresh
    const [own, all] = page.headers[versionHeader]?.split('.') ?? []
    if (own !== String(this.#versions.pages.get(id))) return 'old'
    return all === this.#versions.all ? 'fresh' : 'surrounded'
  }

  #build(wanted: StaticPage): Promise<Page> {
    const { address } = wanted
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const built = this.#render(wanted).finally(() => {
      if (this.#underWay.get(address) === built) this.#underWay.delete(address)
    })
    this.#underWay.set(address, built)
    return built
  }

  async #render({ address, id, render }: StaticPage): Promise<Page> {
    const versions = this.#versions // read before rendering: a change meanwhile makes the page old
    const generation = this.#generation
    const own = versions?.pages.get(id)
    const rendered = await render()
    const isKept = rendered.status === 200 && rendered.isKept && this.#options.archive && own !== undefined
    if (!isKept) return toPage(rendered)
    const packed = ({ headers, ...answer }: Rendered) =>
      // worth the best compression, as it is kept for long
      pack({ ...answer, headers: { ...headers, [versionHeader]: `${own}.${versions!.all}` } }, brotliEffort.thorough)
    const [page, data] = await Promise.all([packed(rendered), rendered.data && packed(dataOf(rendered))])
    if (generation !== this.#generation) return page
    await this.#keep(address, page)
    if (data) await this.#keep(dataAddressOf(address), data)
    return page
  }

  async #keep(address: string, page: PackedPage) {
    this.#lately.set(address, true)
    this.#read.set(address, page)
    await this.#options.archive?.save(address, page).catch(this.#options.onFault)
  }
}

/** Header with the versions that a page was made of. */
const versionHeader = 'x-content-version'
