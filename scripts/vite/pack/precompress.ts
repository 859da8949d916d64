import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Lays a .br and a .gz beside each text asset of the browser build, so that the server never compresses one. */
export function precompress(): Plugin {
  return {
    name: 'encore-precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client') return
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|txt)$/.test(name))
      await Promise.all(names.map((name) => compress(join(dir!, name))))
    },
  }
}

async function compress(file: string) {
  const source = await readFile(file)
  await writeFile(`${file}.br`, await smallestBrotli(source))
  await writeFile(`${file}.gz`, await toGzip(source, { level: 9 }))
}

/** Ways to write distances, as bits of their end and those written out (RFC 7932, 4): which one is the smaller differs from file to file, by a few in a thousand. */
const distances = [
  [0, 0],
  [0, 14],
] as const

/** Bytes beyond which a file is none of a page that visitors read: the studio's script and the notices, for which the build would take three seconds longer. */
const pageFile = 256 * 1024

async function smallestBrotli(source: Buffer): Promise<Buffer> {
  const [ways, quality] = source.length > pageFile ? [distances.slice(0, 1), 10] : [distances, 11]
  const packed = await Promise.all(
    ways.map(([ends, direct]) =>
      toBrotli(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_NPOSTFIX]: ends,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  )
  return packed.reduce((least, each) => (each.length < least.length ? each : least))
}
