import { withoutControls } from '#src/core/texts/plain-text.ts'
import type { Checked } from './checked-yaml.ts'

/** Text of a file in UTF-8, without byte-order mark and control characters, or the line that is none. */
export function readFileText(bytes: Uint8Array): Checked<string> {
  if (isUtf16(bytes)) return refuse(1, 'it is in UTF-16: save it as UTF-8')
  const text = decode(bytes)
  return text === null ? refuse(badLineOf(bytes), 'it is not in UTF-8: save it as UTF-8') : { ok: true, value: text }
}

/** The same text, or an error with the line. */
export function fileTextOf(bytes: Uint8Array): string {
  const read = readFileText(bytes)
  if (read.ok) return read.value
  throw new Error(`line ${read.faults[0]!.line}: ${read.faults[0]!.fault}`)
}

const refuse = (line: number, fault: string): Checked<string> => ({ ok: false, faults: [{ line, fault }] })

function decode(bytes: Uint8Array): string | null {
  try {
    return withoutControls(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** Whether a text begins with the mark of UTF-16, or with two ASCII characters in it. */
function isUtf16([a, b, c, d]: Uint8Array): boolean {
  const isMarked = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)
  return isMarked || (a === 0 && c === 0) || (b === 0 && d === 0)
}

/** Line, from 1, of the first bytes that are not UTF-8. */
function badLineOf(bytes: Uint8Array): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(10, start)
    if (end < 0 || decode(bytes.subarray(start, end)) === null) return line
    start = end + 1
  }
}
