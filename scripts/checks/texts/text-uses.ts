import { isTest, nodesOf, readSources, type Source } from '../sources.ts'

/** The error whose text a key is of: in the file of errors that every page has, or in that of the slice alone that meets it. */
export const errorOf = (key: string): string | undefined => /^(?:.+\.)?errors\.(\w+)$/.exec(key)?.[1]

/** Tells whether the sources name a text key: whole, or by a template whose first word is a slice, as in `game.rarity.${rarity}`. */
export function textUses(root: string): (key: string) => boolean {
  const sources = readSources(root, ['src']).filter(({ path }) => !isTest(path) && !path.endsWith('.gen.ts'))
  const whole = new Set(sources.flatMap(literalsOf))
  const patterns = sources.flatMap(patternsOf)
  return (key) => whole.has(key) || patterns.some((pattern) => pattern.test(key))
}

function literalsOf(source: Source): string[] {
  return nodesOf(source, 'Literal').flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
}

function patternsOf(source: Source): RegExp[] {
  return nodesOf(source, 'TemplateLiteral')
    .map(({ quasis }) => quasis.map(({ value }) => value.cooked ?? ''))
    .filter(([first]) => /^[\w-]+\./.test(first!))
    .map((parts) => new RegExp(`^${parts.map(quoted).join('[^.]+')}$`))
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
