import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { startProgram } from '../../../../e2e/setup/site/small-program.ts'

/** Starts two workers that answer with their id, until a line of input; returns their port. */
async function startTwo(worker = ''): Promise<{ child: ChildProcess; port: number }> {
  const child = await startProgram(
    'src/core/server/process/worker-processes.ts',
    `import cluster from 'node:cluster'
     import { createServer } from 'node:http'
     import { startWorkerProcesses } from './module.js'
     if (cluster.isPrimary) {
       const setting = { environments: [{}, {}], log: { error: () => undefined }, isEnding: () => true, stopLimitMs: 300 }
       const workers = await startWorkerProcesses(setting)
       process.once('SIGTERM', () => workers.stop().then(() => process.exit(0)))
       console.log(workers.port)
     } else {
       createServer((_, response) => response.end(String(process.pid))).listen(0)
       ${worker}
     }`,
  )
  const [port] = await once(createInterface(child.stdout!), 'line')
  return { child, port: Number(port) }
}

/** Asks on a fresh connection, and returns the id of the worker that answers. */
const ask = async (port: number): Promise<number> => {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(`http://localhost:${port}`, { headers: { connection: 'close' }, signal })
  return Number(await response.text())
}

test('no connection waits for a worker that stalls or is killed', async () => {
  const { port } = await startTwo()
  const stalled = await ask(port)
  process.kill(stalled, 'SIGSTOP')
  const asked = Array.from({ length: 10 }, () => ask(port))
  await Promise.race(asked)
  process.kill(stalled, 'SIGKILL')
  const answering = new Set(await Promise.all(asked))
  expect(answering.size).toBe(1)
  expect(answering).not.toContain(stalled)
})

test('a worker that does not end at SIGTERM is killed', async () => {
  const { child } = await startTwo(`process.on('SIGTERM', () => undefined)`)
  child.kill('SIGTERM')
  expect(await once(child, 'exit', { signal: AbortSignal.timeout(10_000) })).toEqual([0, null])
})
