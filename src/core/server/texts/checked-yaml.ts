import * as v from 'valibot'
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'
import { joinWritten } from '#src/core/texts/joined-lines.ts'

/** A fault and its line, counted from 1. */
export interface LineFault {
  line: number
  fault: string
}
export type Checked<T> = { ok: true; value: T } | { ok: false; faults: LineFault[] }

/** Parses YAML by a schema, or returns every fault with its line; `firstLine` offsets lines. */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  firstLine = 1,
): Checked<v.InferOutput<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) => ({ line: lineOf(pos[0]), fault: message.split('\n')[0]! }))
    return { ok: false, faults }
  }
  const alias = firstAliasOf(document)
  if (alias !== null) return { ok: false, faults: [{ line: lineOf(alias), fault: 'it refers to another value (*)' }] }
  joinScalars(document, text)
  const read = v.safeParse(schema, document.toJS() ?? {})
  if (read.success) return { ok: true, value: read.output }
  const faults = read.issues.map((issue) => ({
    line: lineOf(offsetOf(document, v.getDotPath(issue))),
    fault: `${v.getDotPath(issue) ?? 'its content'}: ${issue.message}`,
  }))
  return { ok: false, faults }
}

/** Position of the first alias: a few can expand to millions of values, and no file needs one. */
function firstAliasOf(document: Document): number | null {
  let found: number | null = null
  visit(document, {
    Alias: (_, { range }) => {
      found = range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return found
}

/** Joins lines of Chinese within a value: YAML would make a space of their break. */
function joinScalars(document: Document, text: string) {
  visit(document, {
    Scalar: (_, scalar) => {
      const { value, range, type } = scalar
      if (typeof value !== 'string' || !range || type === 'BLOCK_LITERAL') return
      const source = text.slice(range[0], range[1])
      const joined = joinWritten(source)
      if (joined === source) return
      const again: unknown = parseDocument(joined).toJS()
      if (typeof again === 'string') scalar.value = again
    },
  })
}

/** Position of a value, or of the parent of a missing one. */
function offsetOf(document: Document, path: string | null): number {
  const keys = path?.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? []
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
