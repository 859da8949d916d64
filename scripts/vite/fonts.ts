import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { languageFacts } from '../../src/core/languages.ts'
import { chineseFaces, chineseFile, chineseFrameFaces, chineseWeights } from './chinese-faces.ts'
import { chineseSlices, type Slice } from './chinese-slices.ts'
import { writeGenerated } from './generated-file.ts'

const root = resolve(import.meta.dirname, '../..')
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
  const unpacked = new Map<string, Promise<Uint8Array>>()
  for (const cut of [archivo, ...chinese]) {
    const [file, stamp] = [join(target, cut.file), join(target, `${cut.file}.stamp`)]
    const path = require.resolve(cut.from)
    const source = readFileSync(path)
    const digest = createHash('sha256')
      .update(source)
      .update(cut.characters)
      .update(JSON.stringify(cut.axes ?? {}))
      .digest('hex')
    if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue
    // unpacking takes as long as cutting, and all of a weight come from one file
    if (!unpacked.has(path)) unpacked.set(path, convert(source, 'sfnt'))
    const font = await unpacked.get(path)!
    writeFileSync(file, await subsetFont(font, cut.characters, { targetFormat: 'woff2', variationAxes: cut.axes }))
    writeFileSync(stamp, digest)
  }
  return chinese
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
