import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { openPrivateData } from './private-data.ts'
import { createEventReport, type SecurityEvent, securityEvents } from './security-events.ts'

const privateData = openPrivateData(new Map([['first', ['a-secret-of-tests-which-is-long-enough']]]))

/** Reports these events of addresses; returns their count by event and the lines of the log. */
async function reported(...events: [SecurityEvent, string][]) {
  const registry = new Registry()
  const lines: string[] = []
  const report = createEventReport(registry, {
    log: createLog('info', { write: (line) => lines.push(line) }),
    privateData,
  })
  for (const [event, address] of events) report(event, address)
  const [metric] = await registry.getMetricsAsJSON()
  const counts = Object.fromEntries(metric!.values.map(({ labels, value }) => [labels.event, value]))
  return { counts, lines }
}

test('sign-ins are counted by what became of them, those that nobody tried as zero', async () => {
  const address = '198.51.100.23'
  const { counts } = await reported(['editor_refused', address], ['editor_refused', address], ['guest', address])
  const none = Object.fromEntries(securityEvents.map((event) => [event, 0]))
  expect(counts).toEqual({ ...none, editor_refused: 2, guest: 1 })
})

test.each(['198.51.100.23', '2001:db8::17'])('refused sign-ins from %s are logged without it', async (address) => {
  const { lines } = await reported(['editor_refused', address], ['code_wrong', address])
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged).toMatchObject([{ event: 'editor_refused' }, { event: 'code_wrong' }])
  for (const { time: _, ...line } of logged) {
    expect(line.network).toMatch(/^[0-9a-f]{12}$/)
    expect(JSON.stringify(line)).not.toContain(address.slice(0, 6))
  }
})

test('senders of one network are the same in the log, and those of two are not', async () => {
  const { lines } = await reported(
    ['code_wrong', '198.51.100.23'],
    ['code_wrong', '198.51.100.99'],
    ['code_wrong', '198.51.101.23'],
  )
  const [first, second, third] = lines.map((line) => JSON.parse(line).network)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('sign-ins that succeed are not logged', async () => {
  const { lines } = await reported(
    ...(['code_sent', 'code_right', 'guest', 'editor_signed_in'] as const).map((event): [SecurityEvent, string] => [
      event,
      '198.51.100.23',
    ]),
  )
  expect(lines).toEqual([])
})
