import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startProgram } from '../../../../e2e/setup/site/small-program.ts'

/** Sends SIGTERM to a program with a limit of 0.2 seconds, and returns how it ends. */
async function stopOf(started: string) {
  const child = await startProgram(
    'src/core/server/process/shutdown.ts',
    `import { execFileSync } from 'node:child_process'
     import { readFile } from 'node:fs'
     import { untilSignals } from './module.js'
     await untilSignals(async (shutdown) => {
       setInterval(() => undefined, 1000)
       ${started}
     }, 200)
     console.log('ready')`,
  )
  const said = text(child.stderr!)
  await once(child.stdout!, 'data')
  child.kill('SIGTERM')
  const [code, signal] = await once(child, 'exit')
  return { code, signal, said: await said }
}

test('what can be closed is, and the program ends well', async () => {
  const closed = `shutdown.add(() => console.error('closed')); shutdown.add(() => Promise.reject(new Error('failed')))`
  expect(await stopOf(closed)).toEqual({ code: 0, signal: null, said: 'closed\n' })
})

test.each([
  ['a step that never ends', 'shutdown.add(() => new Promise(() => undefined))'],
  ['a read that never ends', `execFileSync('mkfifo', ['pipe']); readFile('pipe', () => undefined)`],
])('%s ends with the limit, in one sentence', async (_, started) => {
  const { signal, said } = await stopOf(started)
  expect(signal).toBe('SIGKILL')
  expect(said.trim()).toBe('Encore did not stop within 0.2 seconds and ends itself.')
})
