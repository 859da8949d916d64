import { afterEach, expect, test } from 'vitest'
import { dataOfSeason, readModeGameData } from './game-library.ts'

const question = { language: 'en', mode: 10, season: 16, isTest: false } as const
const season = { id: 'm10s16', title: 'Remix Rumble', mode: 10, season: 16, modeName: 'Remix Rumble' }
const hero = { $key_id: 'TFT10_Illaoi', name: 'Illaoi', price: 5, picture: '/x.svg', $trait_data: [] }

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

function put(library: unknown) {
  Object.assign(globalThis, { window: { JCCLibGroup: library } })
}

test('a page without the library is told so to the letter', async () => {
  put(undefined)
  await expect(readModeGameData(question)).rejects.toThrow('JCCLibGroup is not available on window object')
})

test('a mode and season that the configuration lacks is told so to the letter', async () => {
  put({ release: { getModeGameData: async () => ({ hero: {}, trait: {}, season: [season] }) } })
  await expect(readModeGameData({ ...question, mode: 99 })).rejects.toThrow('Game mode 99 season 16 not found')
})

test('champions and traits come with their season; a test page reads the pre-release group', async () => {
  const getModeGameData = async () => ({ hero: { m10s16: [hero] }, trait: {}, season: [season] })
  put({ prerelease: { getModeGameData } })
  expect(await readModeGameData({ ...question, isTest: true })).toEqual({ season, heroes: [hero], traits: [] })
})

test('data of an unknown season key are empty', () => {
  expect(dataOfSeason({ hero: { m10s16: [hero] }, trait: {} }, 'm1s1')).toEqual({ heroes: [], traits: [] })
})
