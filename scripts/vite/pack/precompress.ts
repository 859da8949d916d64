import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a .br and a .gz file for each text asset of the browser build. */
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

/** Brotli distance parameters (RFC 7932, 4) to try; the best one differs from file to file. */
const distances = [
  [0, 0],
  [0, 14],
] as const

/** Larger files (studio, notices) get one cheap pass: three seconds less. */
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
