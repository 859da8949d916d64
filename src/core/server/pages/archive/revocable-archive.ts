import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { ReportFileFault } from '../../process/file-faults.ts'
import { replaceFile } from '../../process/replace-file.ts'
import type { PackedPage, PageArchive } from '../page-cache.ts'
import type { ClearableArchive } from './page-archive.ts'

interface RevocableParts {
  archive: ClearableArchive
  /** Holds what this process knows for the next one. */
  stateFile: string
  onFault: ReportFileFault
}

const stateSchema = v.object({
  /** Number of withdrawals that the archive follows; null: unknown. */
  withdrawals: v.nullable(v.string()),
  /** When the database was last found out of reach; null while it answers. */
  lostAt: v.nullable(v.number()),
})
type State = v.InferOutput<typeof stateSchema>

/** Opens an archive of pages whose content may be withdrawn. */
export async function openRevocableArchive(parts: RevocableParts): Promise<RevocableArchive> {
  return new RevocableArchive(parts, stateOf(await readFile(parts.stateFile, 'utf8').catch(() => '')))
}

function stateOf(text: string): State {
  try {
    return v.parse(stateSchema, JSON.parse(text))
  } catch {
    return { withdrawals: null, lostAt: null }
  }
}

/** Longest restart in an outage after which pages are shown unchecked. */
const longestRestart = 60_000
/** Interval at which a lasting outage is recorded. */
const beatMs = 10_000

/** Shows pages only while no withdrawal can have been missed; each one empties it (decisions/0017). */
export class RevocableArchive implements PageArchive {
  readonly #parts: RevocableParts
  #withdrawals: string | null
  #isTrusted: boolean
  #beat: NodeJS.Timeout | undefined
  #writing = Promise.resolve()

  constructor(parts: RevocableParts, { withdrawals, lostAt }: State) {
    this.#parts = parts
    this.#withdrawals = withdrawals
    this.#isTrusted = lostAt !== null && Date.now() - lostAt < longestRestart
  }

  save(address: string, page: PackedPage): Promise<void> {
    return this.#parts.archive.save(address, page)
  }

  async find(address: string): Promise<PackedPage | null> {
    return this.#isTrusted ? this.#parts.archive.find(address) : null
  }

  /** Shows nothing until the next `follow`: something may have been withdrawn. */
  suspend() {
    this.#isTrusted = false
    clearInterval(this.#beat)
    void this.#record(null)
  }

  /** Takes the number of withdrawals of a database that answers. True if it was another, which empties the archive. */
  async follow(withdrawals: string): Promise<boolean> {
    const isOther = withdrawals !== this.#withdrawals
    if (isOther) await this.#parts.archive.clear()
    this.#withdrawals = withdrawals
    this.#isTrusted = true
    clearInterval(this.#beat)
    await this.#record(null)
    return isOther
  }

  /** Notes that the database is out of reach, so that nothing is withdrawn meanwhile. */
  lose() {
    if (!this.#isTrusted) return
    clearInterval(this.#beat)
    this.#beat = setInterval(() => void this.#record(Date.now()), beatMs).unref()
    void this.#record(Date.now())
  }

  async stop(): Promise<void> {
    clearInterval(this.#beat)
    await this.#writing
  }

  #record(lostAt: number | null): Promise<void> {
    const state: State = { withdrawals: this.#withdrawals, lostAt }
    const write = () => replaceFile(this.#parts.stateFile, Buffer.from(JSON.stringify(state)))
    this.#writing = this.#writing.then(write).catch(this.#parts.onFault)
    return this.#writing
  }
}
