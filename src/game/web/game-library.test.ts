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

test('reading throws the documented error without the library', async () => {
  put(undefined)
  await expect(readModeGameData(question)).rejects.toThrow('JCCLibGroup is not available on window object')
})

test('reading throws the documented error for an unknown mode and season', async () => {
  put({ release: { getModeGameData: async () => ({ hero: {}, trait: {}, season: [season] }) } })
  await expect(readModeGameData({ ...question, mode: 99 })).rejects.toThrow('Game mode 99 season 16 not found')
})

test('champions and traits come with their season; a test page reads the pre-release group', async () => {
  const getModeGameData = async () => ({ hero: { m10s16: [hero] }, trait: {}, season: [season] })
  put({ prerelease: { getModeGameData } })
  expect(await readModeGameData({ ...question, isTest: true })).toEqual({ season, heroes: [hero], traits: [] })
})

test('an unknown season key has no data', () => {
  expect(dataOfSeason({ hero: { m10s16: [hero] }, trait: {} }, 'm1s1')).toEqual({ heroes: [], traits: [] })
})
