import { expect, test } from 'vitest'
import { inTurn, RenderLimit } from './render-limit.ts'

const searched = async () => ({ status: 200, headers: {}, html: '', isKept: false })
const cacheable = async () => ({ status: 200, headers: {}, html: '', isKept: true })
const missing = async () => ({ status: 404, headers: {}, html: '', isKept: true })
const refusals = (runs: Promise<unknown>[]) =>
  Promise.all(runs.map((run) => run.then(() => null).catch(({ statusCode, seconds }) => [statusCode, seconds])))

test('a network gets so many uncacheable pages a minute, however fast it asks; others get theirs', async () => {
  const limit = new RenderLimit({ perMinute: 2, underWay: 100 })
  const [first, second, third] = await refusals([
    limit.run('192.0.2.1', searched),
    limit.run('192.0.2.200', missing),
    limit.run('192.0.2.3', searched),
  ])
  expect([first, second]).toEqual([null, null])
  expect(third).toEqual([429, 60])
  expect(await refusals([limit.run('198.51.100.1', searched)])).toEqual([null])
})

test('cacheable pages leave the budget as it is', async () => {
  const limit = new RenderLimit({ perMinute: 1, underWay: 100 })
  for (let page = 0; page < 5; page++) expect(await refusals([limit.run('192.0.2.1', cacheable)])).toEqual([null])
  expect(await refusals([limit.run('192.0.2.1', searched)])).toEqual([null])
  expect(await refusals([limit.run('192.0.2.1', cacheable)])).toEqual([[429, 60]])
})

test('so many renderings are under way, of all networks together', async () => {
  const limit = new RenderLimit({ perMinute: 100, underWay: 2 })
  const three = [1, 2, 3].map((network) => limit.run(`192.0.${network}.1`, cacheable))
  expect(await refusals(three)).toEqual([null, null, [503, 2]])
  expect(await refusals([limit.run('192.0.2.1', cacheable)])).toEqual([null])
})

test('between two renderings the process answers others', async () => {
  const order: string[] = []
  const works = [1, 2, 3].map(() => inTurn(async () => void order.push('render')))
  const answer = () => {
    order.push('answer')
    if (order.filter((each) => each === 'render').length < 3) setImmediate(answer)
  }
  setImmediate(answer)
  await Promise.all(works)
  expect(order.join(' ')).toMatch(/render (answer )+render (answer )+render/)
})
