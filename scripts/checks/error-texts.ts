import type { ErrorTable } from '../../src/core/errors.ts'
import type { Finding } from './finding.ts'

/** Failures that the browser itself tells of; the wire has no number for them. */
const withoutNumber = new Set(['unreachable'])

/** Error codes without a text, texts without a code, and numbers or keys that stand twice. */
export function findErrorFaults(table: ErrorTable, texts: Record<string, string>): Finding[] {
  const rows = Object.entries(table)
  const codes = rows.map(([, { code }]) => code)
  const fault = (rule: string, text: string): Finding => ({ file: 'src/site/errors.ts', rule, fault: text })
  return [
    ...rows
      .filter(([key]) => !texts[key])
      .map(([key]) => fault('errors: every code has a text', `errors.${key} is missing in locales/en`)),
    ...Object.keys(texts)
      .filter((key) => !table[key] && !withoutNumber.has(key))
      .map((key) => fault('errors: every text has a code', `no code is called ${key}`)),
    ...rows
      .filter(([, { code }], index) => codes.indexOf(code) < index)
      .map(([key, { code }]) =>
        fault('errors: every code has a number of its own', `${key} has the number ${code} of another one`),
      ),
  ]
}
