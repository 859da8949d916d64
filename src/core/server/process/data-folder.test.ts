import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holdDataFolder, UnwritableFolder } from './data-folder.ts'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.each([
  ['a file', 'EEXIST', (folder: string) => writeFileSync(folder, '')],
  [
    'a folder with a folder as its lock',
    'EISDIR',
    (folder: string) => mkdirSync(join(folder, 'encore.pid'), { recursive: true }),
  ],
])('%s is no data folder that can be written', (_, code, make) => {
  const folder = join(newFolder(), 'data')
  make(folder)
  expect(() => holdDataFolder(folder)).toThrow(new UnwritableFolder(folder, code))
})

test.skipIf(process.platform !== 'linux')('a disk without room for the lock is left without one', () => {
  const folder = newFolder()
  const limitFiles = (bytes: string) => execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:unlimited`])
  limitFiles('0')
  try {
    expect(() => holdDataFolder(folder)).toThrow(new UnwritableFolder(folder, 'EFBIG'))
  } finally {
    limitFiles('unlimited')
  }
  expect(readdirSync(folder)).toEqual([])
})

test('a folder is held until it is released, also over an empty lock', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'encore.pid'), '')
  holdDataFolder(folder).release()
  holdDataFolder(folder).release()
})
