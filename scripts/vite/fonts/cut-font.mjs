// Runs in a thread of its own. Plain JavaScript: no bundler goes over it.
import { readFile, writeFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

const unpacked = new Map()

/** Writes a font with nothing but the given characters, and with axes in the given ranges, as WOFF2; TTF with all. */
export default async function cutFont({ source, to, characters, axes }) {
  if (!unpacked.has(source))
    unpacked.set(
      source,
      readFile(source).then((packed) => convert(packed, 'sfnt')),
    )
  const font = await unpacked.get(source)
  if (characters === null) return writeWhole(font, to, axes)
  await writeFile(to, await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: axes }))
}

/** Writes a whole font at one place of its axes as TTF, and what texts are set by as JSON. */
async function writeWhole(font, to, axes) {
  const all = String.fromCodePoint(...fontkit.create(font).characterSet)
  const whole = axes ? await subsetFont(font, all, { targetFormat: 'truetype', variationAxes: axes }) : font
  await writeFile(to, whole)
  await writeFile(to.replace('.ttf', '.json'), JSON.stringify(factsOf(fontkit.create(whole))))
}

/** Family, weight, width class, and characters by their width in thousandths of the font size. */
function factsOf(font) {
  const widths = {}
  for (const code of font.characterSet) {
    const width = Math.round((font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000)
    widths[width] = (widths[width] ?? '') + String.fromCodePoint(code)
  }
  const { usWeightClass, usWidthClass } = font['OS/2']
  return { family: font.familyName, weight: usWeightClass, isWide: usWidthClass > 5, widths }
}
