import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Decompress } from 'fzstd'
import { BoundReached, type LineBounds, unbounded } from './body-bounds.ts'

/** Longest match record in bytes, ten times that of 300 units. */
const longest = 2 * 1024 * 1024
/** Bytes of a chunk; large, because lines across two chunks are copied. */
export const chunkSize = 512 * 1024

/** A line in UTF-8; only the beginning when it is too long. */
export interface Line {
  bytes: Buffer
  isCut: boolean
}

/** Thrown with the reason why a file or stream can't be read to its end. */
export class UnreadableLines extends Error {}

/** Splits a plain, gzip or zstd stream into lines; throws UnreadableLines or BoundReached after the lines before. */
export async function* linesIn(
  stream: AsyncIterable<Buffer>,
  name: string,
  bounds: LineBounds = unbounded,
): AsyncGenerator<Line> {
  try {
    yield* unpackedLinesIn(stream, bounds)
  } catch (error) {
    if (error instanceof BoundReached) throw error
    throw new UnreadableLines(`${name} can't be read to its end: ${(error as Error).message}`)
  }
}

async function* unpackedLinesIn(stream: AsyncIterable<Buffer>, bounds: LineBounds): AsyncGenerator<Line> {
  const packed = stream[Symbol.asyncIterator]()
  const start = await startOf(packed)
  if (start.length === 0) return
  const plain = new PassThrough()
  const unpacking = pipeline(withFirst(start, packed), unpackerOf(start), plain)
  unpacking.catch((error) => plain.destroy(error))
  let lines = 0
  for await (const line of splitLines(upTo(plain, bounds.bytes))) {
    if (++lines > bounds.lines) throw new BoundReached(`${bounds.lines} lines`)
    yield line
  }
}

/** Throws BoundReached before the chunk beyond this number of bytes. */
async function* upTo(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > most) throw new BoundReached(`${most} unpacked bytes`)
    yield chunk
  }
}

/** The first bytes, which identify the compression. */
async function startOf(packed: AsyncIterator<Buffer>): Promise<Buffer> {
  let start: Buffer = Buffer.alloc(0)
  while (start.length < 4) {
    const next = await packed.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  return start
}

async function* withFirst(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** By magic number: RFC 1952 for gzip, RFC 8878 for zstd. */
function unpackerOf(start: Buffer): Transform | typeof unpackZstd {
  if (start.length >= 2 && start.readUInt16BE(0) === 0x1f8b) return createGunzip({ chunkSize: chunkSize })
  if (start.length >= 4 && start.readUInt32LE(0) === 0xfd2fb528) return unpackZstd
  return new PassThrough()
}

/** Packed bytes unpacked at once: four can become 128 KB. */
const zstdStep = 4096

async function* unpackZstd(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let unpacked: Buffer[] = []
  const decompress = new Decompress((chunk) => void unpacked.push(Buffer.from(chunk)))
  const take = () => {
    const taken = unpacked
    unpacked = []
    return taken
  }
  for await (const chunk of packed) {
    for (let from = 0; from < chunk.length; from += zstdStep) {
      decompress.push(chunk.subarray(from, from + zstdStep))
      yield* take()
    }
  }
  decompress.push(new Uint8Array(0), true)
  yield* take()
}

/** Splits bytes into lines in constant memory. */
async function* splitLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let length = 0
  const take = (): Line => {
    const line = { bytes: parts.length === 1 ? parts[0]! : Buffer.concat(parts), isCut: length > longest }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, end))
      yield take()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (length > 0) yield take()

  function keep(part: Buffer) {
    if (length <= longest) parts.push(part)
    length += part.length
  }
}
