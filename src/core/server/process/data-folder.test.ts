import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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

test('a folder is held until it is released, also over an old empty lock', () => {
  const folder = newFolder()
  const lock = join(folder, 'encore.pid')
  writeFileSync(lock, '')
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, aMinuteAgo, aMinuteAgo)
  holdDataFolder(folder).release()
  holdDataFolder(folder).release()
})

test('an empty lock is left to the start that is writing it', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'encore.pid'), '')
  expect(() => holdDataFolder(folder)).toThrow('which has just started')
  expect(readdirSync(folder)).toEqual(['encore.pid'])
})
