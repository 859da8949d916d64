import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as zlib from 'node:zlib'
import { ByteReader } from './byte-reader.ts'

/** The window that the reference decoder allows by default (`zstd -d`), in bytes. */
const largestWindow = 128 * 1024 ** 2

/** Unpacks zstd frames (RFC 8878) one by one, because decoders stop after the first or pass over a torn last one. */
export async function* unpackZstd(
  packed: AsyncIterable<Buffer>,
  onUnchecked: () => void = () => undefined,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(packed)
  const newDecoder = await zstdDecoder()
  for (let number = 1; !(await reader.isAtEnd()); number++) {
    const magic = await reader.take(4)
    if (isSkippable(magic)) {
      await skip(reader)
      continue
    }
    if (!isFrame(magic)) throw new Error(`after ${number - 1} frames it is no longer zstd`)
    const header = await readHeader(reader)
    if (header.window > largestWindow) throw new Error(windowFault(header.window))
    if (!header.hasChecksum) onUnchecked()
    const decoder = newDecoder()
    // a fault of the blocks reaches the loop below through the decoder
    const feeding = pipeline(blocksOf(reader, magic, header), decoder).catch(() => undefined)
    yield* decoder
    await feeding
  }
}

/** Magic numbers of frames and of skippable frames, such as those of pzstd. */
export const isZstd = (start: Buffer): boolean => start.length >= 4 && (isFrame(start) || isSkippable(start))
const isFrame = (magic: Buffer): boolean => magic.readUInt32LE(0) === 0xfd2fb528
const isSkippable = (magic: Buffer): boolean => magic.readUInt32LE(0) >>> 4 === 0x184d2a5

async function skip(reader: ByteReader) {
  for (let left = (await reader.take(4)).readUInt32LE(0); left > 0; left -= 65_536) {
    await reader.take(Math.min(left, 65_536))
  }
}

interface FrameHeader {
  bytes: Buffer
  /** Bytes that the decoder has to hold. */
  window: number
  hasChecksum: boolean
}

/** RFC 8878, section 3.1.1.1. */
async function readHeader(reader: ByteReader): Promise<FrameHeader> {
  const descriptor = await reader.take(1)
  const flags = descriptor[0]!
  const isSingleSegment = (flags & 0x20) !== 0
  const windowBytes = await reader.take(isSingleSegment ? 0 : 1)
  const dictionary = await reader.take([0, 1, 2, 4][flags & 3]!)
  if (dictionary.some((byte) => byte !== 0)) throw new Error('it was packed with a dictionary')
  const size = await reader.take([isSingleSegment ? 1 : 0, 2, 4, 8][flags >> 6]!)
  return {
    bytes: Buffer.concat([descriptor, windowBytes, dictionary, size]),
    window: isSingleSegment ? contentSize(size) : windowSize(windowBytes[0]!),
    hasChecksum: (flags & 4) !== 0,
  }
}

const windowSize = (descriptor: number): number => (2 ** (10 + (descriptor >> 3)) / 8) * (8 + (descriptor & 7))

function contentSize(size: Buffer): number {
  if (size.length === 8) return Number(size.readBigUInt64LE(0))
  return size.length === 2 ? size.readUInt16LE(0) + 256 : size.readUIntLE(0, size.length)
}

const windowFault = (window: number): string =>
  `its zstd window of ${Math.ceil(window / 1024 ** 2)} MiB is above the ${largestWindow / 1024 ** 2} MiB that are read; ` +
  'unpack it first with "zstd -d --long=31"'

/** A frame from its magic number to its checksum; throws when the bytes end within it. */
async function* blocksOf(reader: ByteReader, magic: Buffer, { bytes, hasChecksum }: FrameHeader) {
  yield Buffer.concat([magic, bytes])
  for (let isLast = false; !isLast; ) {
    const header = await reader.take(3)
    const bits = header.readUIntLE(0, 3)
    isLast = (bits & 1) === 1
    const isRepeatedByte = ((bits >> 1) & 3) === 1
    yield Buffer.concat([header, await reader.take(isRepeatedByte ? 1 : bits >> 3)])
  }
  if (hasChecksum) yield await reader.take(4)
}

/** Node's own decoder (22.15 and later), else the reference in C; both check content sizes and checksums. */
async function zstdDecoder(): Promise<() => Transform> {
  const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform }
  if (createZstdDecompress) return createZstdDecompress
  try {
    const { Decompressor } = await import('@cloudpss/zstd/napi')
    return () => new Decompressor()
  } catch {
    throw new Error('this Node.js has no zstd; unpack it first, or use Node.js 24')
  }
}
