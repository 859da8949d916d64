import { expect, test } from 'vitest'
import type { Lineup } from '../lineup-schema.ts'
import { KnownLineups } from './known-lineups.ts'

const key = { season: 'm15s16', id: 'a' }
const lineup = (author: string) => ({ ...key, author }) as Lineup
const isAny = async () => true

test('a read that began before a change does not answer for what is asked after it', async () => {
  const answers: ((lineups: Lineup[]) => void)[] = []
  const lineups = new KnownLineups(() => new Promise((resolve) => answers.push(resolve)))
  const first = lineups.find(key, isAny)
  await expect.poll(() => answers.length).toBe(1)
  lineups.drop()
  const second = lineups.find(key, isAny)
  const third = lineups.find(key, isAny)
  answers[0]!([lineup('old')])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!([lineup('new')])
  const found = await Promise.all([first, second, third])
  expect(found.map((each) => each?.author)).toEqual(['old', 'new', 'new'])
  expect(answers).toHaveLength(2)
})

test('a lineup that is not as expected is read once more, and stays the known one while that fails', async () => {
  let [author, isDown] = ['old', false]
  const lineups = new KnownLineups(async () => {
    if (isDown) throw new Error('the database is down')
    return [lineup(author)]
  })
  const isNew = async (each: Lineup) => each.author === 'new'
  expect((await lineups.find(key, isAny))?.author).toBe('old')
  author = 'new'
  expect((await lineups.find(key, isAny))?.author).toBe('old')
  expect((await lineups.find(key, isNew))?.author).toBe('new')
  isDown = true
  expect((await lineups.find(key, async () => false))?.author).toBe('new')
  await expect(lineups.find({ ...key, id: 'b' }, isAny)).rejects.toThrow('the database is down')
})
