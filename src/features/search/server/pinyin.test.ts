import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import { readPinyin } from './pinyin.ts'

const pinyinOf = readPinyin(resolve(import.meta.dirname, '../../../..'))

test.each([
  ['贾克斯', 'jia ke si'],
  ['卡莎', 'ka sha'],
  ['女神之泪', 'nv shen zhi lei'],
  ['8比特', '8 bi te'],
  ['阿卡丽（KDA）', 'a ka li kda'],
  ['爵士乐', 'jue shi yue'],
  ['薄暮法袍', 'bo mu fa pao'],
])('%s reads %s', (name, reading) => {
  expect(pinyinOf(name)).toBe(reading)
})

test('a name without Chinese has none, nor has one with an unknown character', () => {
  expect(pinyinOf('K/DA')).toBeUndefined()
  expect(pinyinOf('阿𠮷')).toBeUndefined()
})

test('every Chinese name of the game has one', () => {
  const lists = [...gameData.seasons.values()].flatMap(({ champions, traits, items, augments, snax }) =>
    [champions, traits, items, augments, snax].flat(),
  )
  const names = lists.flatMap(({ name }) => (/\p{Script=Han}/u.test(name.zh ?? '') ? [name.zh!] : []))
  expect(names.length).toBeGreaterThan(900)
  expect(names.filter((name) => !pinyinOf(name))).toEqual([])
})
