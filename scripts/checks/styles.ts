import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesBelow } from './sources.ts'

/** Of the site's fonts. Each weight or stretch more costs the first layout of every page: the browser asks the system for a font in its place. */
const weights = ['400', '650', '700', '850', 'var(--weight-label)', 'var(--weight-display)', 'inherit']
const stretches = ['100%', 'semi-expanded', '125%', 'var(--stretch-display)', 'inherit']

/** Weights and stretches of text in the site's style sheets that are none of the design's. */
export function findStyleFaults(root: string): Finding[] {
  return filesBelow(root, ['src'])
    .filter((file) => file.endsWith('.css') && !file.startsWith('src/core/server/outside/')) // letters have no font of ours
    .flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')))
}

function faultsIn(file: string, css: string): Finding[] {
  const ofText = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')
  const unknown = (property: string, known: string[], pattern: RegExp) =>
    [...ofText.matchAll(pattern)]
      .map(([, value]) => value!)
      .filter((value) => !known.includes(value))
      .map((value) => ({
        file,
        rule: `font-${property}`,
        fault: `${value} is none of the design's: ${known.join(', ')}`,
      }))
  return [
    ...unknown('weight', weights, /font-weight:\s*([^;}]+)/g),
    ...unknown('weight', weights, /font:\s*(\d+)\s/g),
    ...unknown('stretch', stretches, /font-stretch:\s*([^;}]+)/g),
  ]
}
