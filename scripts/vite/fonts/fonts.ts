import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languageFacts } from '#src/core/languages.ts'
import { writeGenerated } from '../generated-file.ts'
import { chineseFaces, chineseFile, chineseFrameFaces, chineseWeights } from './chinese-faces.ts'
import { chineseSlices, type Slice } from './chinese-slices.ts'
import { type Cut, makeFonts } from './cut.ts'
import { pictureCuts } from './picture-fonts.ts'

const root = resolve(import.meta.dirname, '../../..')
const target = join(root, '.generated/fonts')

/** Printable ASCII and the Latin characters of English and Malay texts, names and figures. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32))}\u00a0©®°±·×÷éèüñöäçÉ–—‘’“”•…→←↑↓≤≥≈−`

/** The Latin font, cut to what the site prints. */
const archivo: Cut = {
  to: join(target, 'archivo.woff2'),
  from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  characters: latin,
  axes: { wdth: { min: 100, max: 125 }, wght: { min: 400, max: 900 } },
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
      for (const { to } of chinese) this.emitFile({ type: 'asset', name: basename(to), source: readFileSync(to) })
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
  await makeFonts([archivo, ...chinese, ...pictureCuts()])
  return chinese
}

/** One file per slice and weight, and one for the Chinese name in the language picker. */
function chineseCuts(slices: Slice[]): Cut[] {
  const label = { name: 'label', characters: languageFacts.zh.label }
  return chineseWeights.flatMap(({ weight }) =>
    [...slices, ...(weight === 400 ? [label] : [])].map(({ name, characters }) => ({
      to: join(target, chineseFile(name, weight)),
      from: `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`,
      characters,
    })),
  )
}
