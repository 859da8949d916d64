import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { BoundReached, type LineBounds, unbounded } from './body-bounds.ts'
import { chunkSize, packingOf, startLength, type Unpack } from './packing.ts'

/** Longest match record in bytes, ten times that of 300 units. */
const longest = 2 * 1024 * 1024

/** A line in UTF-8; only the beginning when it is too long. */
export interface Line {
  bytes: Buffer
  isCut: boolean
}

/** A file, or a stream, which can be read once. */
export type LineInput = { file: string } | { name: string; stream: AsyncIterable<Buffer> }

interface Reading {
  bounds?: LineBounds
  /** Called with the number of bytes of each chunk whose lines follow. */
  onBytes?: (bytes: number) => void
  /** Called with what the operator should know of a file that is read all the same. */
  onNote?: (note: string) => void
}

/** In each UnreadableLines, by which the HTTP route knows them. */
export const unreadableWords = "can't be read"

/** Thrown with a sentence that says why, and what was counted. */
export class UnreadableLines extends Error {}

/** Splits text, gzip or zstd into lines; throws BoundReached, or UnreadableLines, for packed input before any line. */
export async function* linesIn(
  input: LineInput,
  { bounds = unbounded, onBytes = () => undefined, onNote = () => undefined }: Reading = {},
): AsyncGenerator<Line> {
  const name = 'file' in input ? input.file : input.name
  let lines = 0
  try {
    const { start, whole } = await peek('file' in input ? readable(input.file) : input.stream)
    const unpack = packingOf(start)
    const read = { bounds, onBytes, onNote: (note: string) => onNote(`${name} ${note}`) }
    for await (const line of unpack ? unpackedLines(input, whole, unpack, read) : linesOf(whole, read)) {
      if (++lines > bounds.lines) throw new BoundReached(`${bounds.lines} lines`)
      yield line
    }
  } catch (error) {
    if (error instanceof BoundReached) throw error
    const counted =
      lines === 0 ? 'Nothing of it was counted' : 'What was counted stays; run it again with the whole file'
    throw new UnreadableLines(`${name} ${unreadableWords}: ${(error as Error).message}. ${counted}`)
  }
}

const readable = (file: string): AsyncIterable<Buffer> => createReadStream(file, { highWaterMark: chunkSize })

/** Unpacks twice: the checksum of a part comes after it, and a damaged record must not be counted. */
async function* unpackedLines(
  input: LineInput,
  whole: AsyncIterable<Buffer>,
  unpack: Unpack,
  { bounds, onBytes, onNote }: Required<Reading>,
): AsyncGenerator<Line> {
  const { file, remove } =
    'file' in input ? { file: input.file, remove: () => undefined } : await keep(upTo(whole, bounds.bytes))
  try {
    let unchecked = 0
    const checking = unpack(file, { onBytes: () => undefined, onUnchecked: () => unchecked++ })
    for await (const _ of upTo(checking, bounds.bytes));
    if (unchecked > 0) onNote('was packed without checksums, so damage may go unnoticed')
    yield* linesOf(unpack(file, { onBytes, onUnchecked: () => undefined }), { bounds, onBytes: () => undefined })
  } finally {
    await remove()
  }
}

/** Writes a stream to a temporary file. */
async function keep(stream: AsyncIterable<Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'encore-matches-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = join(folder, 'packed')
    await writeFile(file, stream)
    return { file, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The first bytes, and the stream with them. */
async function peek(stream: AsyncIterable<Buffer>): Promise<{ start: Buffer; whole: AsyncGenerator<Buffer> }> {
  const chunks = stream[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  let isDone = false
  while (start.length < startLength && !isDone) {
    const next = await chunks.next()
    isDone = next.done === true
    if (!next.done) start = Buffer.concat([start, next.value])
  }
  const whole = async function* () {
    yield start
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { start, whole: whole() }
}

/** Throws BoundReached before the chunk beyond this number of bytes. */
async function* upTo(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > most) throw new BoundReached(`${most} unpacked bytes`)
    // lets sockets and timers of the database run, as unpacking may be synchronous
    await setImmediate()
    yield chunk
  }
}

/** Splits bytes into lines in constant memory. */
async function* linesOf(
  stream: AsyncIterable<Buffer>,
  { bounds, onBytes }: Pick<Required<Reading>, 'bounds' | 'onBytes'>,
): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let length = 0
  const take = (): Line => {
    const line = { bytes: parts.length === 1 ? parts[0]! : Buffer.concat(parts), isCut: length > longest }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of upTo(stream, bounds.bytes)) {
    onBytes(chunk.length)
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      keepPart(chunk.subarray(from, end))
      yield take()
      from = end + 1
    }
    keepPart(chunk.subarray(from))
  }
  if (length > 0) yield take()

  function keepPart(part: Buffer) {
    if (length <= longest) parts.push(part)
    length += part.length
  }
}
