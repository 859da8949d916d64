/** Reads a stream by exact numbers of bytes. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** Returns the next bytes; throws when the stream ends before. */
  async take(count: number): Promise<Buffer> {
    if (!(await this.#hold(count))) throw new Error('unexpected end of file')
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count)
    return taken
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.#hold(1))
  }

  async #hold(count: number): Promise<boolean> {
    const parts = [this.#held]
    let length = this.#held.length
    while (length < count) {
      const next = await this.#chunks.next()
      if (next.done) break
      parts.push(next.value)
      length += next.value.length
    }
    if (parts.length > 1) this.#held = Buffer.concat(parts)
    return length >= count
  }
}
