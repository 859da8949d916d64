import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startProgram } from '../../../../e2e/setup/site/small-program.ts'
import { createLog } from './log.ts'
import { LogOutput } from './log-output.ts'

/** A descriptor that is closed with its folder at the end of the test. */
function openNew(make: (file: string) => number) {
  const folder = mkdtempSync(join(tmpdir(), 'encore-log-'))
  const file = join(folder, 'log')
  const fd = make(file)
  onTestFinished(() => {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  })
  return { fd, file }
}

/** Opens a pipe without a reader. */
function openPipe() {
  const { fd } = openNew((file) => {
    execFileSync('mkfifo', [file])
    return openSync(file, constants.O_RDWR | constants.O_NONBLOCK)
  })
  return fd
}

/** Returns what a pipe holds now. */
function drain(pipe: number): string {
  const buffer = Buffer.alloc(1024 * 1024)
  try {
    return buffer.toString('utf8', 0, readSync(pipe, buffer))
  } catch {
    return ''
  }
}

interface Line {
  n?: number
  lines?: number
}
const linesOf = (text: string): Line[] => text.split('\n').flatMap((line) => (line ? JSON.parse(line) : []))

/** Checks that all numbers are there in order, but those of one gap with its length at its place. */
function expectOneGap(lines: Line[], dropped: number) {
  const told = lines.findIndex((line) => line.lines !== undefined)
  expect(lines[told]!.lines).toBe(dropped)
  const numbers = lines.flatMap(({ n }) => n ?? [])
  expect(numbers).toHaveLength(lines.length - 1)
  expect(numbers).toEqual(numbers.map((_, index) => (index < told ? index : index + dropped)))
}

test('lines that a pipe does not take wait, within a limit; those dropped are counted and told in one line', async () => {
  const pipe = openPipe()
  const output = new LogOutput(pipe, 100_000)
  const log = createLog('info', output)
  for (let n = 0; n < 5000; n++) log.info({ n }, 'thai ทีม, and a text of some length')
  const { dropped } = output
  expect(dropped).toBeGreaterThan(1000)
  expect(dropped).toBeLessThan(4500)
  let text = ''
  await vi.waitFor(() => {
    text += drain(pipe)
    expect(text).toContain('were lost')
  })
  for (let n = 5000; n < 5010; n++) log.info({ n }, 'again')
  text += drain(pipe)
  expectOneGap(linesOf(text), dropped)
  expect(output.dropped).toBe(dropped)
})

test.skipIf(process.platform !== 'linux')('a full disk costs lines; once there is room, writing goes on', async () => {
  const { fd, file } = openNew((path) => openSync(path, 'a'))
  const output = new LogOutput(fd, 100_000)
  const log = createLog('info', output)
  execFileSync('prlimit', [`--pid=${process.pid}`, '--fsize=10000:unlimited'])
  for (let n = 0; n < 3000; n++) log.info({ n }, 'a line')
  execFileSync('prlimit', [`--pid=${process.pid}`, '--fsize=unlimited:unlimited'])
  expect(output.dropped).toBeGreaterThan(0)
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('were lost'))
  log.info({ n: 3000 }, 'a line')
  expectOneGap(linesOf(readFileSync(file, 'utf8')), output.dropped)
})

test.skipIf(process.platform !== 'linux')('a disk that stays full fails no line and does not grow the queue', () => {
  const { fd } = openNew(() => openSync('/dev/full', 'w'))
  const output = new LogOutput(fd, 1000)
  for (let n = 0; n < 100; n++) output.write('x'.repeat(99))
  output.flush()
  expect(output.dropped).toBe(90)
})

test('a log on a pipe does not block, though other processes make its descriptor block', async () => {
  const { fd } = openNew((file) => {
    execFileSync('mkfifo', [file])
    return openSync(file, constants.O_RDWR)
  })
  const child = await startProgram(
    'src/core/server/process/log-output.ts',
    `import { spawnSync } from 'node:child_process'
     import { standardOutput } from './module.js'
     const output = standardOutput()
     spawnSync(process.execPath, ['-e', 'process.stdout'], { stdio: 'inherit' }) // restores the mode as it ends
     for (let line = 0; line < 1000; line++) output.write('x'.repeat(200))`,
    ['ignore', fd, 'ignore'],
  )
  expect(await once(child, 'exit', { signal: AbortSignal.timeout(10_000) })).toEqual([0, null])
})
