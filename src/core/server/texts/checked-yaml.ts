import * as v from 'valibot'
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'

/** What is wrong with a file, and in which of its lines, counted from 1. */
export interface LineFault {
  line: number
  fault: string
}
export type Checked<T> = { ok: true; value: T } | { ok: false; faults: LineFault[] }

/** YAML as its schema reads it, or every fault with its line; `firstLine` is where the text begins in its file. */
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
  const read = v.safeParse(schema, document.toJS() ?? {})
  if (read.success) return { ok: true, value: read.output }
  const faults = read.issues.map((issue) => ({
    line: lineOf(offsetOf(document, v.getDotPath(issue))),
    fault: `${v.getDotPath(issue) ?? 'its content'}: ${issue.message}`,
  }))
  return { ok: false, faults }
}

/** Where the first reference to another value stands: a few of them can stand for millions of values, and no file here needs one. */
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

/** Where a value stands; where it is missing, what it should stand in. */
function offsetOf(document: Document, path: string | null): number {
  const keys = path?.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? []
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
