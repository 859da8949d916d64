import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Piscina } from 'piscina'
import type { Plugin } from 'vite'
import { languageFacts } from '#src/core/languages.ts'
import { writeGenerated } from '../generated-file.ts'
import { chineseFaces, chineseFile, chineseFrameFaces, chineseWeights } from './chinese-faces.ts'
import { chineseSlices, type Slice } from './chinese-slices.ts'

const root = resolve(import.meta.dirname, '../../..')
const target = join(root, '.generated/fonts')
const require = createRequire(import.meta.url)

/** Printable ASCII and the Latin characters that English and Malay texts, names and figures use. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32))}\u00a0©®°±·×÷éèüñöäçÉ–—‘’“”•…→←↑↓≤≥≈−`

interface Cut {
  file: string
  from: string
  characters: string
  axes?: Record<string, { min: number; max: number }>
}

/** The Latin font of the design guide, cut to what the site prints: measured in the guide's section 3. */
const archivo: Cut = {
  file: 'archivo.woff2',
  from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  characters: latin,
  axes: { wdth: { min: 75, max: 125 }, wght: { min: 400, max: 900 } },
}

/**
 * Cuts the fonts into .generated/fonts when the characters in use or the sources changed. The browser build brings the Chinese
 * ones, whose faces the server writes into Chinese pages alone.
 */
export function fonts(): Plugin {
  let chinese: Cut[] = []
  return {
    name: 'encore-fonts',
    async buildStart() {
      chinese = await cutAll()
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { file } of chinese)
        this.emitFile({ type: 'asset', name: file, source: readFileSync(join(target, file)) })
    },
  }
}

/** Returns the Chinese cuts. */
async function cutAll(): Promise<Cut[]> {
  mkdirSync(target, { recursive: true })
  const slices = chineseSlices(root)
  writeGenerated(join(target, 'chinese.css'), chineseFaces(slices))
  writeGenerated(join(target, 'chinese-frame.css'), chineseFrameFaces(slices))
  const chinese = chineseCuts(slices)
  const stale = [archivo, ...chinese].map(withDigest).filter(({ to, digest }) => !isCut(to, digest))
  if (stale.length > 0) await cutByThreads(stale)
  return chinese
}

/** A cut with the paths of its source and its file, and a digest of all that the file depends on. */
function withDigest({ file, from, characters, axes }: Cut) {
  const source = require.resolve(from)
  const digest = createHash('sha256')
    .update(readFileSync(source))
    .update(characters)
    .update(JSON.stringify(axes ?? {}))
    .digest('hex')
  return { to: join(target, file), source, characters, axes, digest }
}

const isCut = (file: string, digest: string) =>
  existsSync(file) && existsSync(stampOf(file)) && readFileSync(stampOf(file), 'utf8') === digest

const stampOf = (file: string) => `${file}.stamp`

/** One thread a processor: packing a font takes most of the time, and one font after the other holds up all of a build. */
async function cutByThreads(cuts: ReturnType<typeof withDigest>[]) {
  const threads = new Piscina({
    filename: join(root, 'scripts/vite/fonts/cut-font.mjs'),
    maxThreads: availableParallelism(),
  })
  await Promise.all(
    cuts.map(async ({ digest, ...cut }) => {
      await threads.run(cut)
      writeFileSync(stampOf(cut.to), digest)
    }),
  )
  await threads.close()
}

/** A file of each weight for each slice, and one with what the picker of languages says on pages of other languages. */
function chineseCuts(slices: Slice[]): Cut[] {
  const label = { name: 'label', characters: languageFacts.zh.label }
  return chineseWeights.flatMap(({ weight }) =>
    [...slices, ...(weight === 400 ? [label] : [])].map(({ name, characters }) => ({
      file: chineseFile(name, weight),
      from: `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`,
      characters,
    })),
  )
}
