import { expect, test } from 'vitest'
import { type Ask, fail, ok } from '#src/core/call.ts'
import { askTabs } from './tabs.ts'

const label = (label_id: number, label_name: string) => ({ label_id, label_name })
const columnOf = (label_id: number, labels: object[]) => ({
  ...label(label_id, 'Column'),
  raw_label_name: 'column',
  secondary_label_list: labels,
  default_secondary_label_id: 0,
})
/** Asks that get the given answers in turn, the last for good. */
function service(...answers: object[]) {
  const calls: object[] = []
  const ask = (async () => answers[Math.min(calls.push({}), answers.length) - 1]) as unknown as Ask
  return { ask, calls }
}

test('tabs have order and names of the column of news; unknown labels are left out; they are asked for once', async () => {
  const list = [
    columnOf(2, [label(21, 'Guide')]),
    columnOf(1, [label(13, 'Makers'), label(0, 'All'), label(99, 'New')]),
  ]
  const { ask, calls } = service(ok({ primary_label_list: list }))
  const tabs = [
    { tab: 'dev', name: 'Makers' },
    { tab: 'all', name: 'All' },
  ]
  expect(await Promise.all([askTabs(ask), askTabs(ask)])).toEqual([tabs, tabs])
  expect(await askTabs(ask)).toEqual(tabs)
  expect(calls).toHaveLength(1)
})

test('there are none where the service fails or has no news, and the next page asks again', async () => {
  const { ask, calls } = service(fail('unreachable'), ok({ primary_label_list: [] }))
  expect([await askTabs(ask), await askTabs(ask)]).toEqual([null, null])
  expect(calls).toHaveLength(2)
})
