import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../process/data-folder.ts'
import { keptSecret } from './kept-secret.ts'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.each([
  ['missing', () => undefined],
  ['empty', (file: string) => writeFileSync(file, '')],
])('a secret that is %s is generated once and kept', (_, prepare) => {
  const folder = newFolder()
  prepare(join(folder, 'key'))
  const secret = keptSecret(folder, 'key', 'DATA_KEYS')
  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(keptSecret(folder, 'key', 'DATA_KEYS')).toBe(secret)
  expect(readdirSync(folder)).toEqual(['key'])
})

test('a secret that can be neither read nor written names the setting to use', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'key'))
  const read = () => keptSecret(folder, 'key', 'DATA_KEYS')
  expect(read).toThrow(StartError)
  expect(read).toThrow(/key can't be read or written: EISDIR; fix its folder or set DATA_KEYS\.$/)
})
