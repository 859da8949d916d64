import { expect, onTestFinished, test, vi } from 'vitest'
import { createFileFaultReport } from './file-faults.ts'

test('a kind of fault is told once an hour, however often it is met', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const reasons: string[] = []
  const report = createFileFaultReport({ warn: ({ reason }: { reason: string }) => void reasons.push(reason) })
  const fail = (code: string, file: string) => report(Object.assign(new Error(`${code}: ${file}`), { code }))
  for (const file of ['a', 'b', 'c']) fail('ENOSPC', file)
  fail('EACCES', 'd')
  expect(reasons).toEqual(['ENOSPC: a', 'EACCES: d'])
  vi.setSystemTime(Date.now() + 3_600_001)
  fail('ENOSPC', 'e')
  expect(reasons).toEqual(['ENOSPC: a', 'EACCES: d', 'ENOSPC: e'])
})
