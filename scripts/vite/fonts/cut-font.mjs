// Runs in a thread of its own. Plain JavaScript: no bundler goes over it.
import { readFile, writeFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

const unpacked = new Map()

/** Writes a font with nothing but the given characters, and with axes in the given ranges, as WOFF2. */
export default async function cutFont({ source, to, characters, axes }) {
  if (!unpacked.has(source))
    unpacked.set(
      source,
      readFile(source).then((packed) => convert(packed, 'sfnt')),
    )
  const font = await unpacked.get(source)
  await writeFile(to, await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: axes }))
}
