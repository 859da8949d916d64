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

/** A contract's code without what describes its calls; `tree` is its ESTree. */
export function withoutDescriptions(code: string, tree: unknown): string {
  const calls = describedCallsIn(tree).sort((a, b) => b.start - a.start)
  return calls.reduce((text, { start, end, properties = [] }) => {
    const kept = properties.filter(({ key }) => !leftOut.has(key?.name ?? ''))
    const texts = kept.map((property) => code.slice(property.start, property.end))
    return `${text.slice(0, start)}{ ${texts.join(', ')} }${text.slice(end)}`
  }, code)
}

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: Node[]
  properties?: (Node & { key?: { name?: string } })[]
}

/** The object of every `defineCall({ ... })` of a tree. */
function describedCallsIn(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(describedCallsIn)
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as Node
  if (node.type === 'CallExpression' && node.callee?.name === 'defineCall')
    return (node.arguments ?? []).filter(({ type }) => type === 'ObjectExpression')
  return Object.values(node).flatMap(describedCallsIn)
}
