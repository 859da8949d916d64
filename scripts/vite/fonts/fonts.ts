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

/** Printable ASCII and the Latin characters of English and Malay texts, names and figures. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32))}\u00a0©®°±·×÷éèüñöäçÉ–—‘’“”•…→←↑↓≤≥≈−`

interface Cut {
  file: string
  from: string
  characters: string
  axes?: Record<string, { min: number; max: number }>
}

/** The Latin font, cut to what the site prints. */
const archivo: Cut = {
  file: 'archivo.woff2',
  from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  characters: latin,
  axes: { wdth: { min: 75, max: 125 }, wght: { min: 400, max: 900 } },
}

/** Cuts fonts into .generated/fonts when characters or sources changed. */
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

/** Adds the paths of source and file and a digest of all inputs. */
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

/** One thread per processor: compressing fonts is most of a build. */
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

/** One file per slice and weight, and one for the Chinese name in the language picker. */
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
