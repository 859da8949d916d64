import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Encoding, encodingFor } from './accepted-encoding.ts'

/** Bytes below which packing saves nothing. */
const least = 1024
/** Bytes from which packing would hold other answers up, and is left to other threads. */
const large = 64 * 1024

const brotliAsync = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const gzipAsync = promisify<Buffer, Buffer>(gzip)

/** Packs calls and data for whoever takes brotli or gzip. In one piece: the stream of a packer for each answer took as much of the processor as all the rest of a call (bench/feed). */
export function packAnswers(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, next) => {
    if (!isPackable(reply, payload)) return next(null, payload)
    reply.header('vary', withVariance(reply.getHeader('vary')))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return next(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    const bytes = Buffer.from(payload as string)
    if (bytes.length < large) next(null, pack(bytes, encoding))
    else packElsewhere(bytes, encoding).then((packed) => next(null, packed), next)
  })
}

const packable = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)\b|image\/svg)/

const isPackable = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  Buffer.byteLength(payload) >= least &&
  !reply.hasHeader('content-encoding') &&
  packable.test(String(reply.getHeader('content-type') ?? ''))

const withVariance = (given: unknown): string =>
  given === undefined
    ? 'accept-encoding'
    : /accept-encoding/i.test(String(given))
      ? String(given)
      : `${given}, accept-encoding`

const pack = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes, quick(bytes))

const packElsewhere = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? gzipAsync(bytes) : brotliAsync(bytes, quick(bytes))

/** A page of articles takes 40 us and 1.7 KB, where the third quality takes 85 us and 1.6 KB. */
const quick = ({ length }: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/** Whether packing a text saves nothing. */
export const isShort = ({ length }: string): boolean => length < least

/** Whether a text is worth packing, and packed before it holds others up. */
export const isQuicklyPacked = (text: string): boolean => !isShort(text) && text.length < large

/** A text in brotli that does not end yet. */
export function packBeginning(text: string): Buffer {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, { ...quick(bytes), finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

/** A packed beginning with its end, of at most 65,536 bytes, in a block that is not packed, and an empty last block: RFC 7932, 9.2. */
export function joinPacked(beginning: Buffer, end: string): Buffer {
  const bytes = Buffer.from(end)
  const [isUnpacked, lastBlock] = [1 << 19, Buffer.of(0b11)]
  const head = Buffer.alloc(3)
  head.writeUIntLE(((bytes.length - 1) << 3) | isUnpacked, 0, 3)
  return Buffer.concat([beginning, head, bytes, lastBlock])
}
