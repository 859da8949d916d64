import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const target = join(root, '.generated/fonts')
const require = createRequire(import.meta.url)

/** Printable ASCII and the Latin characters that English and Malay texts, names and figures use. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32))}\u00a0©®°±·×÷éèüñöäçÉ–—‘’“”•…→←↑↓≤≥≈−`

interface Cut {
  file: string
  from: string
  characters: () => string
  axes?: Record<string, { min: number; max: number }>
}

/** The fonts of the design guide, cut to what the site prints: measured in the guide's section 3. */
const cuts: Cut[] = [
  {
    file: 'archivo.woff2',
    from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    characters: () => latin,
    axes: { wdth: { min: 75, max: 125 }, wght: { min: 400, max: 900 } },
  },
  {
    file: 'noto-sans-sc-400.woff2',
    from: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2',
    characters: chinese,
  },
  {
    file: 'noto-sans-sc-900.woff2',
    from: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-900-normal.woff2',
    characters: chinese,
  },
]

/** Cuts the fonts into .generated/fonts when the characters in use or the sources changed. */
export function fonts(): Plugin {
  return { name: 'encore-fonts', buildStart: () => cutAll() }
}

async function cutAll() {
  mkdirSync(target, { recursive: true })
  for (const cut of cuts) {
    const [file, stamp] = [join(target, cut.file), join(target, `${cut.file}.stamp`)]
    const source = readFileSync(require.resolve(cut.from))
    const characters = cut.characters()
    const digest = createHash('sha256')
      .update(source)
      .update(characters)
      .update(JSON.stringify(cut.axes ?? {}))
      .digest('hex')
    if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue
    writeFileSync(file, await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: cut.axes }))
    writeFileSync(stamp, digest)
  }
}

/** Every Han character and full-width sign of the Chinese texts and of the game data. */
function chinese(): string {
  const texts = [
    ...filesOf(join(root, 'locales/zh')),
    ...filesOf(join(root, 'game-data')),
    ...filesOf(join(root, 'content')).filter((file) => file.endsWith('.zh.md')),
    join(root, 'src/core/languages.ts'),
  ]
  const used = new Set(
    texts.flatMap((file) => readFileSync(file, 'utf8').match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef·]/gu) ?? []),
  )
  return [...used].sort().join('')
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}
