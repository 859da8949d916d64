import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'

const require = createRequire(import.meta.url)

/** A font file to make from one of a package: WOFF2 for browsers or, with all characters, TTF for pictures. */
export interface Cut {
  to: string
  from: string
  /** Null keeps all. */
  characters: string | null
  axes?: Record<string, { min: number; max: number } | number> | undefined
}

/** Makes the files whose characters or sources changed, one thread per processor: this is most of a build. */
export async function makeFonts(cuts: Cut[]) {
  const stale = cuts.map(withDigest).filter(({ to, digest }) => !isMade(to, digest))
  if (stale.length === 0) return
  const threads = new Piscina({
    filename: join(import.meta.dirname, 'cut-font.mjs'),
    maxThreads: availableParallelism(),
  })
  await Promise.all(
    stale.map(async ({ digest, ...cut }) => {
      await threads.run(cut)
      writeFileSync(stampOf(cut.to), digest)
    }),
  )
  await threads.close()
}

/** Adds the path of the source and a digest of all inputs. */
function withDigest({ to, from, characters, axes }: Cut) {
  const source = require.resolve(from)
  const digest = createHash('sha256')
    .update(readFileSync(source))
    .update(characters ?? '')
    .update(JSON.stringify(axes ?? {}))
    .digest('hex')
  return { to, source, characters, axes, digest }
}

const isMade = (file: string, digest: string) =>
  existsSync(file) && existsSync(stampOf(file)) && readFileSync(stampOf(file), 'utf8') === digest

const stampOf = (file: string) => `${file}.stamp`
