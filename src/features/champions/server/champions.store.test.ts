import { describe, expect, test } from 'vitest'
import { gameData, seasonFacts } from '../../../../e2e/setup/data/game-data.ts'
import { findChampion } from './champions.store.ts'

const snaxOf = (season: string, id: string) =>
  findChampion(seasonFacts(season), id, { language: 'en', roles: gameData.roleLabels.en })!.snax

describe('the power snax of a champion', () => {
  test('are those whose lists have it, each in its first list, with its effect', () => {
    const { snax } = seasonFacts('m15s16')
    const udyr = snaxOf('m15s16', 'TFT15_Udyr')
    expect(udyr.map(({ list }) => list)).toEqual(['first', 'second', 'hero'])
    const shown = udyr.flatMap((each) => each.snax)
    const listed = snax.filter(({ champions = {} }) =>
      Object.values(champions).some((ids) => ids.includes('TFT15_Udyr')),
    )
    expect(shown.map(({ id }) => id).toSorted()).toEqual(listed.map(({ id }) => id).toSorted())
    const inBoth = snax.find(({ champions }) => champions?.first?.some((id) => champions.hero?.includes(id)))!
    const own = snaxOf('m15s16', inBoth.champions!.first!.find((id) => inBoth.champions!.hero!.includes(id))!)
    const lists = own.filter((each) => each.snax.some(({ id }) => id === inBoth.id)).map(({ list }) => list)
    expect(lists).toEqual(['first'])
    expect(shown.filter(({ text }) => !text)).toEqual([])
  })

  test('are none in a season without any', () => {
    expect(snaxOf('m10s16', 'TFT10_Annie')).toEqual([])
  })
})
