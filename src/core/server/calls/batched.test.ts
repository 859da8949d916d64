import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batch, batchEqual } from './batched.ts'

test('questions that arrive together are one query, and each hears its own answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), async (keys) => {
      const queries: number[][] = []
      const double = batch(async (asked: readonly number[]) => {
        queries.push([...asked])
        return asked.map((key) => key * 2)
      })
      expect(await Promise.all(keys.map((key) => double(key)))).toEqual(keys.map((key) => key * 2))
      expect(queries).toEqual([keys])
    }),
  )
})

test('a question that follows another one is asked anew', async () => {
  let state = 'before'
  const find = batch(async (keys: readonly string[]) => keys.map(() => state))
  expect(await find('a')).toBe('before')
  state = 'after'
  expect(await find('a')).toBe('after')
})

test('equal questions that arrive together are one query, and a failure is told to those who asked for it', async () => {
  const asked: string[] = []
  const find = batchEqual(async ({ name }: { name: string }) => {
    asked.push(name)
    if (name === 'broken') throw new Error('it is broken')
    return name.toUpperCase()
  })
  const answers = await Promise.allSettled(['a', 'broken', 'a', 'b', 'broken'].map((name) => find({ name })))
  expect(asked).toEqual(['a', 'broken', 'b'])
  expect(answers.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    'A',
    'it is broken',
    'A',
    'B',
    'it is broken',
  ])
})

test('where the query fails, everyone who waits for it is told', async () => {
  const find = batch<string, string>(() => Promise.reject(new Error('the database is away')))
  const answers = await Promise.allSettled([find('a'), find('b')])
  expect(answers.map((each) => each.status)).toEqual(['rejected', 'rejected'])
})
