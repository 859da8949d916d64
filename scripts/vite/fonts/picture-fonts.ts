import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeGenerated } from '../generated-file.ts'
import type { Cut } from './cut.ts'

const root = resolve(import.meta.dirname, '../../..')
const target = join(root, '.generated/picture-fonts')

const archivo = (part: string) => `@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`
const thai = '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'
const chinese = (weight: number) =>
  `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`

/** Whole fonts of pictures drawn on the server, one file a weight: fontconfig reads no weights of variable fonts. */
const files: [name: string, from: string, axes?: Record<string, number>][] = [
  ...['latin', 'latin-ext'].flatMap((part): typeof files => [
    [`${part}-500`, archivo(part), { wght: 500, wdth: 100 }],
    [`${part}-700`, archivo(part), { wght: 700, wdth: 100 }],
    [`${part}-850`, archivo(part), { wght: 850, wdth: 125 }],
  ]),
  ['thai-500', thai, { wght: 500 }],
  ['thai-700', thai, { wght: 700 }],
  ['thai-display', '@fontsource/kanit/files/kanit-thai-700-normal.woff2'],
  ['chinese-400', chinese(400)],
  ['chinese-900', chinese(900)],
]

/** The one folder of fonts; no cache is kept, as reading these few takes less than its check. */
const fontconfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
</fontconfig>
`

/** Writes fonts.conf and returns the TTF files that stand beside it, each with its widths as JSON. */
export function pictureCuts(): Cut[] {
  mkdirSync(target, { recursive: true })
  writeGenerated(join(target, 'fonts.conf'), fontconfig)
  return files.map(([name, from, axes]) => ({ to: join(target, `${name}.ttf`), from, characters: null, axes }))
}
