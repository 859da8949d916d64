import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { visibleNames } from '#src/core/visible-names.ts'
import { writeGenerated } from '../generated-file.ts'
import { bodyOf, type IconSet, readIconSet } from './icon-set.ts'
import { maskableOf } from './maskable-icon.ts'

const root = resolve(import.meta.dirname, '../../..')
const target = join(root, '.generated')

/** Writes glyph sheets (one SVG per season's traits, one for the interface) and icons into .generated. */
export function glyphs(): Plugin {
  return {
    name: 'encore-glyphs',
    buildStart() {
      writeGlyphSheets()
      mkdirSync(join(target, 'icons'), { recursive: true })
      drawBrand()
    },
  }
}

export function writeGlyphSheets() {
  const icons = readIconSet()
  mkdirSync(join(target, 'glyphs'), { recursive: true })
  for (const [name, wanted] of sheets())
    writeGenerated(join(target, 'glyphs', `${name}.svg`), sheetOf(wanted, icons, name))
}

/** Glyphs by sheet; all other kinds of a season are pictures. */
function sheets(): [string, string[]][] {
  const folder = join(root, 'art/glyphs')
  return visibleNames(readdirSync(folder)).map((file) => {
    const name = file.replace('.json', '')
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return name === 'interface'
      ? [name, Object.values<string>(content)]
      : [`${name}-traits`, Object.values<string>(content.traits)]
  })
}

/** Rounds paths to a grid of 512: at most an eighth of a pixel off, two fifths of the bytes. */
function sheetOf(wanted: string[], set: IconSet, sheet: string): string {
  const symbols = [...new Set(wanted)].sort().map((name) => {
    const body = bodyOf(set, name)
    if (body === null)
      throw new Error(`art/glyphs: the sheet ${sheet} asks for the glyph ${name}, which game-icons lacks`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return optimize(drawing, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] }).data
}

function drawBrand() {
  const [icon, card] = ['icon.svg', 'card.svg'].map((file) => readFileSync(join(root, 'art/brand', file), 'utf8'))
  const drawings: [string, string, number][] = [
    [icon!, 'icon-192.png', 192],
    [icon!, 'icon-512.png', 512],
    [icon!, 'apple-touch-icon.png', 180],
    [maskableOf(icon!), 'icon-maskable.png', 512],
    [card!, 'card.png', 1200],
  ]
  const font = { fontFiles: [], loadSystemFonts: false }
  for (const [svg, to, width] of drawings) {
    const file = join(target, 'icons', to)
    writeGenerated(file, new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng())
  }
  writeGenerated(join(target, 'icons/icon.svg'), icon!)
}
