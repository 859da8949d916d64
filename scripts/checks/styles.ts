import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesBelow } from './sources.ts'

/** Weights of the site's fonts; any other makes the browser look for a system font during layout. */
const weights = ['400', '650', '700', '850', 'var(--weight-label)', 'var(--weight-display)', 'inherit']
const stretches = ['100%', 'semi-expanded', '125%', 'var(--stretch-display)', 'inherit']

/** Finds font weights and stretches that the design does not have. */
export function findStyleFaults(root: string): Finding[] {
  return filesBelow(root, ['src'])
    .filter((file) => file.endsWith('.css') && !file.startsWith('src/core/server/outside/')) // mails use system fonts
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
