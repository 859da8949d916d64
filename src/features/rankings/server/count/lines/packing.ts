import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isZstd, unpackZstd } from './zstd-frames.ts'

/** Bytes of a chunk; large, because lines across two chunks are copied. */
export const chunkSize = 512 * 1024

/** First bytes that are enough for `packingOf`. */
export const startLength = 6

interface Unpacking {
  /** Called with the number of packed bytes of each chunk that was read. */
  onBytes: (bytes: number) => void
  /** Called for each part that has no checksum. */
  onUnchecked: () => void
}

/** Unpacks a file; throws when it is torn, damaged, or goes on with something else. */
export type Unpack = (file: string, unpacking: Unpacking) => AsyncGenerator<Buffer>

/** Magic numbers in hexadecimal of formats that are refused, with their names. */
const refused: [start: string, format: string][] = [
  ['504b0304', 'a ZIP archive'],
  ['425a68', 'packed with bzip2'],
  ['fd377a585a00', 'packed with xz'],
  ['04224d18', 'packed with LZ4'],
  ['377abcaf271c', 'a 7z archive'],
  ['50415231', 'a Parquet file'],
]

/** Finds the unpacker by the first bytes, null for plain text; throws for any other format. */
export function packingOf(start: Buffer): Unpack | null {
  if (start.length >= 2 && start.readUInt16BE(0) === 0x1f8b) return unpackGzip
  if (isZstd(start)) return (file, { onBytes, onUnchecked }) => unpackZstd(chunksOf(file, { onBytes }), onUnchecked)
  const hex = start.toString('hex')
  if (hex.startsWith('fffe') || hex.startsWith('feff')) throw new Error('it is UTF-16; save it as UTF-8')
  const known = refused.find(([magic]) => hex.startsWith(magic))
  if (known) throw new Error(`it is ${known[1]}; unpack it first`)
  if (!isText(start)) throw new Error('it is neither text nor packed with gzip or zstd')
  return null
}

/** A character may be cut at the end of `start`. */
const isText = (start: Buffer): boolean =>
  !start.some((byte) => byte < 0x20 && ![9, 10, 13].includes(byte)) &&
  [0, 1, 2, 3].some((cut) => start.length - cut >= 0 && isUtf8(start.subarray(0, start.length - cut)))

/** All members of a gzip file (RFC 1952); zlib checks lengths and checksums. */
async function* unpackGzip(file: string, { onBytes }: Unpacking): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize })
  // a fault of the file reaches the loop through gunzip
  const feeding = pipeline(chunksOf(file, { onBytes }), gunzip).catch(() => undefined)
  yield* gunzip
  await feeding
  // zlib stops at a zero byte after a member
  for await (const chunk of chunksOf(file, { from: gunzip.bytesWritten })) {
    if (chunk.some((byte) => byte !== 0)) throw new Error('something other than gzip follows')
  }
}

async function* chunksOf(
  file: string,
  { from = 0, onBytes }: { from?: number; onBytes?: Unpacking['onBytes'] },
): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file, { start: from, highWaterMark: chunkSize })) {
    onBytes?.(chunk.length)
    yield chunk
  }
}
