import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Defect {
  name: string
  changes: { file: string; from: string; to: string }[]
  spec: string
  test?: string
}

const read = (file: string) => readFileSync(join(resolve(import.meta.dirname, '..'), file), 'utf8')
const defects: Defect[] = parse(read('scripts/defects.yaml'))

test.each(defects)('can still be planted, beside a test that would notice: $name', ({ changes, spec, test = '' }) => {
  for (const { file, from } of changes) expect([file, read(file).split(from).length]).toEqual([file, 2])
  expect(read(spec)).toContain(test)
})
