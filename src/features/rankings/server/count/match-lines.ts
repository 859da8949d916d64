import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Decompress } from 'fzstd'

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

/** Splits a plain, gzip or zstd stream into lines; throws UnreadableLines after the lines before a fault. */
export async function* linesIn(stream: AsyncIterable<Buffer>, name: string): AsyncGenerator<Line> {
  try {
    yield* unpackedLinesIn(stream)
  } catch (error) {
    throw new UnreadableLines(`${name} can't be read to its end: ${(error as Error).message}`)
  }
}

async function* unpackedLinesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const packed = stream[Symbol.asyncIterator]()
  const start = await startOf(packed)
  if (start.length === 0) return
  const plain = new PassThrough()
  const unpacking = pipeline(withFirst(start, packed), unpackerOf(start), plain)
  unpacking.catch((error) => plain.destroy(error))
  yield* splitLines(plain)
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
function unpackerOf(start: Buffer): Transform {
  if (start.length >= 2 && start.readUInt16BE(0) === 0x1f8b) return createGunzip({ chunkSize: chunkSize })
  if (start.length >= 4 && start.readUInt32LE(0) === 0xfd2fb528) return unpackZstd()
  return new PassThrough()
}

function unpackZstd(): Transform {
  const unpacked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unpack(() => decompress.push(chunk), done)
    },
    flush(done) {
      unpack(() => decompress.push(new Uint8Array(0), true), done)
    },
  })
  const decompress = new Decompress((chunk) => void unpacked.push(Buffer.from(chunk)))
  return unpacked
}

function unpack(step: () => void, done: (error?: Error) => void) {
  try {
    step()
    done()
  } catch (error) {
    done(error as Error)
  }
}

/** Splits bytes into lines in constant memory. */
async function* splitLines(stream: Readable | AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let length = 0
  const take = (): Line => {
    const line = { bytes: parts.length === 1 ? parts[0]! : Buffer.concat(parts), isCut: length > longest }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
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
