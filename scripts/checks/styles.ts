import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Finding, filesBelow } from './sources.ts'

/** Weights of the site's fonts; any other makes the browser look for a system font during layout. */
const weights = ['400', '650', '700', '850', 'var(--weight-label)', 'var(--weight-display)', 'inherit']
const stretches = ['100%', 'semi-expanded', '125%', 'var(--stretch-display)', 'inherit']

/** Finds font weights and stretches that the design does not have, and classes that a module's sheet does not have. */
export function findStyleFaults(root: string): Finding[] {
  const files = filesBelow(root, ['src'])
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  return [
    ...files
      .filter((file) => file.endsWith('.css') && !file.startsWith('src/core/server/outside/')) // mails use system fonts
      .flatMap((file) => fontFaults(file, textOf(file))),
    ...files.filter((file) => file.endsWith('.tsx')).flatMap((file) => classFaults(file, textOf)),
  ]
}

/** Classes that a module takes from a sheet which does not have them. */
function classFaults(file: string, textOf: (file: string) => string): Finding[] {
  const source = textOf(file)
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, path]) => {
    const sheet = path!.startsWith('#') ? path!.slice(1) : join(dirname(file), path!)
    const has = new Set([...textOf(sheet).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, each]) => each))
    return [...new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, each]) => each!))]
      .filter((each) => !has.has(each))
      .map((each) => ({ file, rule: 'style-class', fault: `${each} is no class of ${sheet}` }))
  })
}

function fontFaults(file: string, css: string): Finding[] {
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
