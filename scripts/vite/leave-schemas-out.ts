import type { Plugin } from 'vite'

const stub = '\0valibot-stub'

/**
 * Leaves out of the browser's build what only the server needs of a contract: valibot, and the input, output and summary of each call. The
 * browser needs a call's path and errors alone.
 */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'leave-schemas-out',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler(source) {
        if (source === 'valibot' && this.environment.name === 'client') return stub
      },
    },
    async load(id) {
      if (id !== stub) return
      const names = Object.keys(await import('valibot'))
      return `const none = /* @__NO_SIDE_EFFECTS__ */ () => none\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
    },
    transform: {
      order: 'post',
      filter: { id: /\.contract\.ts$/ },
      handler(code) {
        if (this.environment.name !== 'client') return
        return { code: withoutDescriptions(code, this.parse(code)), map: null }
      },
    },
  }
}

const leftOut = new Set(['summary', 'input', 'output'])

/** A contract's code with 0 in the place of what describes its calls; `tree` is its ESTree. */
export function withoutDescriptions(code: string, tree: unknown): string {
  const ranges = valuesOf(tree).sort((a, b) => b.start - a.start)
  return ranges.reduce((text, { start, end }) => `${text.slice(0, start)}0${text.slice(end)}`, code)
}

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: { properties?: { key: { name?: string }; value: Node }[] }[]
}

/** The values of the properties that are left out, in every `defineCall({ ... })` of a tree. */
function valuesOf(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(valuesOf)
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as Node
  if (node.type === 'CallExpression' && node.callee?.name === 'defineCall')
    return (node.arguments?.[0]?.properties ?? []).flatMap(({ key, value }) =>
      leftOut.has(key.name ?? '') ? [value] : [],
    )
  return Object.values(node).flatMap(valuesOf)
}
