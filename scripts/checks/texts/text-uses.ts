import { isTest, nodesOf, readSources, type Source } from '../sources.ts'

/** The error of a text key: `errors.<error>` or `<slice>.errors.<error>`. */
export const errorOf = (key: string): string | undefined => /^(?:.+\.)?errors\.(\w+)$/.exec(key)?.[1]

/** Returns a test for text keys that sources name, whole or by a template (`game.rarity.${rarity}`). */
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
