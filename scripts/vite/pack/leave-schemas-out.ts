import * as valibot from 'valibot'
import type { Plugin } from 'vite'

const stub = '\0valibot-stub'

/** Drops schemas and descriptions of calls from the browser build, which needs paths alone. */
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
    load(id) {
      if (id !== stub) return
      const names = Object.keys(valibot)
      return `const none = /* @__NO_SIDE_EFFECTS__ */ () => none\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
    },
    transform: {
      order: 'post',
      filter: { id: /\.contract\.ts$/ },
      handler(code) {
        if (this.environment.name !== 'client') return
        const described = withoutDescriptions(code, this.parse(code))
        return { code: withPureSchemas(described, this.parse(described)), map: null }
      },
    },
  }
}

const leftOut = new Set(['summary', 'input', 'output', 'errors', 'largestBody', 'perHour'])

/** A contract's code without the descriptions of its calls. */
export function withoutDescriptions(code: string, tree: unknown): string {
  const calls = describedCallsIn(tree).sort((a, b) => b.start - a.start)
  return calls.reduce((text, { start, end, properties = [] }) => {
    const kept = properties.filter(({ key }) => !leftOut.has(key?.name ?? ''))
    const texts = kept.map((property) => code.slice(property.start, property.end))
    return `${text.slice(0, start)}{ ${texts.join(', ')} }${text.slice(end)}`
  }, code)
}

/** Marks schemas and calls as pure, so that unused ones are dropped. */
export function withPureSchemas(code: string, tree: unknown): string {
  const starts = makingCallsIn(tree).sort((a, b) => b - a)
  return starts.reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code)
}

/** Positions of calls of `v` and `defineCall`, and of all calls inside constants. */
function makingCallsIn(tree: unknown, makesConstant = false): number[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => makingCallsIn(each, makesConstant))
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as Node
  const isOfSchema = node.callee?.object?.name === 'v' || node.callee?.name === 'defineCall'
  const own = node.type === 'CallExpression' && (isOfSchema || makesConstant) ? [node.start] : []
  const isWithin = node.type === 'VariableDeclaration' || (makesConstant && !/Function/.test(node.type))
  return [...own, ...Object.values(node).flatMap((each) => makingCallsIn(each, isWithin))]
}

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string; object?: { name?: string } }
  arguments?: Node[]
  properties?: (Node & { key?: { name?: string } })[]
}

function describedCallsIn(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(describedCallsIn)
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as Node
  if (node.type === 'CallExpression' && node.callee?.name === 'defineCall')
    return (node.arguments ?? []).filter(({ type }) => type === 'ObjectExpression')
  return Object.values(node).flatMap(describedCallsIn)
}
