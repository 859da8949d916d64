import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildPageLibrary } from './page-library.ts'
import { readGameData } from './season-files.ts'

test('the prerelease group holds seasons that release does not show', () => {
  const gameData = readGameData(resolve(import.meta.dirname, '../../..'))
  const { data, script } = buildPageLibrary(gameData, ['m10s16'])
  const seasons = [...data].filter(([path]) => path.includes('/season-en.'))
  expect(seasons.map(([, text]) => JSON.parse(text).map(({ id }: { id: string }) => id))).toEqual([
    ['m10s16'],
    ['m10s16', 'm15s16'],
  ])
  for (const [path] of seasons) expect(script).toContain(path)
})

test('augments and power snax come with what they do', () => {
  const gameData = readGameData(resolve(import.meta.dirname, '../../..'))
  const { data } = buildPageLibrary(gameData, ['m15s16'])
  const recordOf = (kind: string, language: string, id: string) => {
    const [, text] = [...data].find(([path]) => path.includes(`/${kind}-${language}.`))!
    return JSON.parse(text).m15s16.find(({ $key_id }: { $key_id: string }) => $key_id === id)
  }
  expect(recordOf('augment', 'en', 'TFT15_Augment_BastionCrest')).toMatchObject({
    name: 'Bastion Crest',
    text: 'Get a Bastion Emblem.',
    tier: 'gold',
    kind: 'trait',
    traits: ['TFT15_Bastion'],
  })
  expect(recordOf('augment', 'th', 'TFT9_Augment_SilverSpoon')).toMatchObject({
    text: expect.stringContaining('ค่าประสบการณ์'),
    rounds: ['2-1'],
  })
  expect(recordOf('snack', 'en', 'TFT15_MechanicTrait_HeartOfGold')).toMatchObject({
    text: expect.stringMatching(/^Drops \d+ gold/),
    stages: { max: 2 },
    champions: { second: expect.arrayContaining(['TFT15_Janna']) },
  })
  expect([...data.values()].filter((text) => /\[[A-Z]{2}\]/.test(text))).toEqual([])
})
