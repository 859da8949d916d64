import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { boundChild } from './bounded-child.ts'

const anHour = 3_600_000

/** A child that would run for ever. */
function startChild(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('a child ends soon after its connection', async () => {
  const [child, connection] = [startChild(), new EventEmitter()]
  const bounds = boundChild(child, { connection, graceMs: 1, timeoutMs: anHour })
  connection.emit('close')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(bounds.isTimedOut()).toBe(false)
  bounds.release()
})

test('a child ends at its timeout', async () => {
  const child = startChild()
  const bounds = boundChild(child, { connection: new EventEmitter(), graceMs: anHour, timeoutMs: 1 })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(bounds.isTimedOut()).toBe(true)
  bounds.release()
})

test('a released child leaves nothing at a connection that is used again', () => {
  const connection = new EventEmitter()
  boundChild(startChild(), { connection, graceMs: 1, timeoutMs: anHour }).release()
  expect(connection.listenerCount('close')).toBe(0)
})
