import { LRUCache } from 'lru-cache'
import { type Page, type PageArchive, pack, type Rendered } from './page-cache.ts'
import { brotliEffort } from './recompress.ts'

/** How content stands: numbers that grow with each change, and what tells one state of all from another. */
export interface ContentVersions {
  /** Of each page's own content, by its id; what is not in it does not exist. */
  pages: ReadonlyMap<string, number>
  /** Of all content together, some of which stands around a page's own: another text where any of it is another. */
  all: string
}

/** A page that is rendered once and kept until its content changes. */
export interface StaticPage {
  /** Normalised, and the key of its file. */
  address: string
  /** Of its content. */
  id: string
  render: () => Promise<Rendered>
}

export interface StaticPagesOptions {
  /** Files of pages; without them nothing is kept, and each visit renders. */
  archive: PageArchive | null
  isOutage: (error: unknown) => boolean
  onFault: (error: unknown) => void
}

/** What came of the wish to render a page anew. */
export type Regenerated = 'done' | 'not_found' | 'static_page_exists' | 'too_many_requests'

/** How a kept page stands to the content: as it is now, with other things around it, or of another text. */
type Freshness = 'fresh' | 'surrounded' | 'old'

/**
 * Pages that are kept as files, whatever happens to the database: rendered at their first visit, again when their content has changed,
 * once at a time and at most once a minute. A torn file counts as none.
 */
export class StaticPages {
  readonly #options: StaticPagesOptions
  readonly #read = new LRUCache<string, Page>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ plain }) => 2 * plain.length,
  })
  readonly #underWay = new Map<string, Promise<Page>>()
  readonly #lately = new LRUCache<string, true>({ max: 20_000, ttl: 60_000, ttlResolution: 0, perf: Date })
  #versions: ContentVersions | null = null

  constructor(options: StaticPagesOptions) {
    this.#options = options
  }

  /** The versions of the content as they were last known, or null before they ever were. */
  get versions(): ContentVersions | null {
    return this.#versions
  }

  /** Says how the content stands now. */
  follow(versions: ContentVersions) {
    this.#versions = versions
  }

  /** The page: kept, else rendered. One whose own text has changed is rendered before it is shown, unless that was done within the minute. */
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

  /** Renders a page anew that is not as its content is now; says why it was not done otherwise. */
  async regenerate(wanted: StaticPage): Promise<Regenerated> {
    if (this.#versions && !this.#versions.pages.has(wanted.id)) return 'not_found'
    const kept = await this.#find(wanted)
    if (kept && this.#freshnessOf(kept, wanted.id) === 'fresh') return 'static_page_exists'
    if (this.#lately.has(wanted.address)) return 'too_many_requests'
    const { status } = await this.#build(wanted)
    return status === 200 ? 'done' : 'not_found'
  }

  /** A kept page of content that still exists, or null. */
  async #find({ address, id }: StaticPage): Promise<Page | null> {
    if (this.#versions && !this.#versions.pages.has(id)) return null
    const read = this.#read.get(address)
    if (read) return read
    const page = (await this.#options.archive?.find(address)) ?? null
    if (page) this.#read.set(address, page)
    return page
  }

  #freshnessOf(page: Page, id: string): Freshness {
    if (!this.#versions) return 'fresh' // as far as anybody knows
    const [own, all] = page.headers[versionHeader]!.split('.')
    if (own !== String(this.#versions.pages.get(id))) return 'old'
    return all === this.#versions.all ? 'fresh' : 'surrounded'
  }

  #build(wanted: StaticPage): Promise<Page> {
    const { address } = wanted
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const built = this.#render(wanted).finally(() => this.#underWay.delete(address))
    this.#underWay.set(address, built)
    return built
  }

  async #render({ address, id, render }: StaticPage): Promise<Page> {
    const versions = this.#versions // as they were before: what changes meanwhile makes the page old at once
    const own = versions?.pages.get(id)
    const rendered = await render()
    const { archive } = this.#options
    if (rendered.status !== 200 || !rendered.isKept || !archive || own === undefined) return pack(rendered)
    const headers = { ...rendered.headers, [versionHeader]: `${own}.${versions!.all}` }
    const page = await pack({ ...rendered, headers }, brotliEffort.thorough) // it is made once and kept for long
    this.#lately.set(address, true)
    this.#read.set(address, page)
    await archive.save(address, page).catch(this.#options.onFault)
    return page
  }
}

/** Tells of which content a page was made: its own version and that of all. */
const versionHeader = 'x-content-version'
