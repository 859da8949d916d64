import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { traitsOf } from '#src/game/board-traits.rules.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { builderCalls } from '../builder/builder.contract.ts'
import { addressOfBoard, boardOfAddress } from '../builder/builder-address.rules.ts'
import { nearestLineups } from '../builder/nearest-lineups.rules.ts'
import { builderHandlers } from './builder.handlers.ts'
import { boardOf } from './lineup-cards.ts'
import { readLineups } from './lineup-files.ts'

const root = resolve(import.meta.dirname, '../../../..')
const gameData = readGameData(root)
const { lineups } = readLineups(join(root, 'content/lineups'), gameData)
const seasons = shownSeasons(() => gameData, ['m10s16', 'm15s16'])
let isDown = false
const calls = bindCalls([builderHandlers({ seasons, lineups: async () => (isDown ? null : lineups) })])

async function read(season?: string) {
  const answer = await askInProcess({ language: 'th', test: false }, calls)(builderCalls.readBuilder, { season })
  if (!answer.ok) throw new Error(answer.error)
  return answer.data
}

test('every recommended board comes back from its address, with the traits of its own page', async () => {
  for (const lineup of lineups) {
    const facts = await read(lineup.season)
    const season = gameData.seasons.get(lineup.season)!
    const { units } = boardOf(lineup.positions.final, season)
    const { board, leftOut } = boardOfAddress({ season: lineup.season, board: addressOfBoard(units) }, facts)
    expect(leftOut).toEqual([])
    expect(board).toEqual(expect.arrayContaining(units))
    const fielded = board.map(({ champion, items }) => ({ unit: champion, items }))
    const strongest = (all: { id: string; count: number; level: number }[]) =>
      all.map(({ id, count, level }) => `${id} ${count} ${level}`).sort()
    expect(strongest(traitsOf(fielded, facts))).toEqual(strongest(traitsOf(lineup.positions.final, season)))
  }
})

test('every recommended board is nearest to its own lineup', async () => {
  for (const { id, season, positions } of lineups) {
    const board = positions.final.map(({ unit, carry }) => ({ champion: unit, isCarry: carry }))
    const [nearest] = nearestLineups(board, (await read(season)).lineups!, 3)
    expect(nearest).toMatchObject({ lineup: { id }, missing: [] })
  }
})

test('the builder works without recommended lineups while the database is down', async () => {
  isDown = true
  const { lineups: none, champions, codes } = await read()
  isDown = false
  expect(none).toBeNull()
  expect(champions.length).toBeGreaterThan(50)
  expect(codes.map(({ suffix }) => suffix)).toEqual(['TFTSet10', 'TFTSet15'])
})

test('a season that is not shown has no facts', async () => {
  expect(await read('m99s99')).toMatchObject({ season: null, champions: [], lineups: [] })
})
