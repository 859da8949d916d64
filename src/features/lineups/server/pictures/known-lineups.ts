import type { Lineup } from '../lineup-schema.ts'

type LineupKey = Pick<Lineup, 'season' | 'id'>

const keptMs = 5000

/** Lineups of all seasons, read at most once at a time and kept for some seconds. */
export class KnownLineups {
  readonly #readAll: () => Promise<Lineup[]>
  #until = 0
  #latest: Promise<Lineup[]> = Promise.resolve([])
  #next: Promise<Lineup[]> | null = null
  #lastRead: Lineup[] | null = null

  constructor(readAll: () => Promise<Lineup[]>) {
    this.#readAll = readAll
  }

  /** The lineup of a key; if it is missing or `isRight` is false for it, as it is now. */
  async find(key: LineupKey, isRight: (lineup: Lineup) => Promise<boolean>): Promise<Lineup | undefined> {
    const known = findIn(await this.#list(), key)
    if (known && (await isRight(known))) return known
    const present = await this.#listNow().catch((error) => {
      if (known) return [known]
      throw error
    })
    return findIn(present, key)
  }

  /** Whether the last read that succeeded had the lineup; true before the first. */
  wasShown(key: LineupKey): boolean {
    return this.#lastRead === null || findIn(this.#lastRead, key) !== undefined
  }

  /** Reads them again for the next picture. */
  drop(): void {
    this.#until = 0
  }

  #list(): Promise<Lineup[]> {
    return performance.now() < this.#until ? this.#latest : this.#listNow()
  }

  /** A read that begins after the call, as one under way may miss the latest change. */
  #listNow(): Promise<Lineup[]> {
    this.#next ??= this.#latest.catch(() => undefined).then(() => this.#read())
    return this.#next
  }

  #read(): Promise<Lineup[]> {
    this.#next = null
    this.#until = performance.now() + keptMs
    this.#latest = this.#readAll()
    this.#latest.then(
      (lineups) => {
        this.#lastRead = lineups
      },
      () => this.drop(),
    )
    return this.#latest
  }
}

const findIn = (lineups: Lineup[], { season, id }: LineupKey): Lineup | undefined =>
  lineups.find((each) => each.season === season && each.id === id)
