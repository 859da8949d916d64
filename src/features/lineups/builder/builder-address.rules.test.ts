import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/core/search-params.ts'
import { gameData, seasonFacts } from '../../../../e2e/setup/data/game-data.ts'
import type { BoardUnit } from '../lineups.contract.ts'
import { addressOfBoard, boardOfAddress, readBuilderSearch } from './builder-address.rules.ts'

const season = 'm15s16'
const facts = seasonFacts(season)
const jinx: BoardUnit = {
  champion: 'TFT15_Jinx',
  star: 2,
  items: ['TFT_Item_Bloodthirster'],
  isCarry: true,
  row: 4,
  column: 2,
}
const link = '1KWNPXBEJinx41'
const read = (address: string) => boardOfAddress(readBuilderSearch(parseSearch(address)), facts)

test('a board goes into an address and comes back', () => {
  const address = stringifySearch({ season, board: addressOfBoard([jinx]) })
  expect(read(address)).toEqual({ board: [jinx], fault: null, leftOut: [] })
})

test('a golden link is read', () => {
  expect(addressOfBoard([jinx])).toBe(link)
  expect(read(`season=${season}&board=${link}`).board).toEqual([jinx])
})

test('an empty board needs no text', () => {
  expect(addressOfBoard([])).toBeUndefined()
  expect(read(`season=${season}`)).toEqual({ board: [], fault: null, leftOut: [] })
})

describe('a link that a chat has changed', () => {
  test.each(['.', ')', '%20', '%E2%80%8B', '%E3%80%82', '>', '*', '%0A'])('by "%s" at its end is read', (end) => {
    expect(read(`season=${season}&board=${link}${end}`).board).toEqual([jinx])
    expect(read(`board=${link}&season=${season}${end}`).board).toEqual([jinx])
  })

  test('by a cut anywhere in its board is incomplete', () => {
    for (let end = 1; end < link.length; end++)
      expect(read(`season=${season}&board=${link.slice(0, end)}`)).toMatchObject({ board: [], fault: 'incomplete' })
  })

  test('by a cut before its season is incomplete, as another season has champions of the same names', () => {
    const whole = stringifySearch({ board: link, season })
    const from = whole.indexOf('&season')
    // m15s1 is the key of another season, which the page names as unknown
    for (let end = from; end < whole.length - 1; end++)
      expect(read(whole.slice(1, end))).toMatchObject({ board: [], fault: 'incomplete' })
  })

  test('or anything else is a fault and no board', () => {
    const seasons = constantFrom(...gameData.seasons.values())
    assert(
      property(string({ unit: 'binary', minLength: 1, maxLength: 80 }), seasons, (text, other) => {
        const { board, fault } = boardOfAddress({ season, board: text }, other)
        expect(board).toEqual([])
        expect(fault).not.toBeNull()
      }),
      { numRuns: 5000 },
    )
  })
})

test('what the season lacks is left out and named', () => {
  const other = addressOfBoard([jinx, { ...jinx, champion: 'TFT10_Kayn', row: 1 }])
  expect(read(`season=${season}&board=${other}`)).toEqual({
    board: [jinx],
    fault: null,
    leftOut: [{ kind: 'champion', name: 'Kayn', hex: '1,2', reason: 'unknown' }],
  })
})

test('lines of a pasted text stay apart, as codes end where their line does', () => {
  const code = readBuilderSearch({ code: 'nice board\r\n> 02abc\n\n10 of 10\u0000\r' }).code
  expect(code).toBe('nice board\n> 02abc\n10 of 10')
  expect(readBuilderSearch({ code: '\r\n \n' }).code).toBeUndefined()
})
