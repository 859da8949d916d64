import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readGameData } from '#src/game/server/season-files.ts'
import { profilesOf, syntheticMatches } from '../sample/synthetic-matches.ts'
import { RecordFault, readMatch } from './match-record.ts'
import { seasonIds } from './season-ids.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../../..'))
const season = gameData.seasons.get('m15s16')!
const made = { seed: 1, count: 1, version: '15.15', day: '2025-07-30', profiles: profilesOf(season, 1) }
type Record = ReturnType<typeof syntheticMatches> extends Generator<infer T> ? T : never

/** Returns a changed record as a line. */
function lineOf(change: (record: Record) => void = () => undefined): string {
  const [record] = [...syntheticMatches(season, made)]
  change(record!)
  return JSON.stringify(record)
}
/** Returns a record with another value at a path. */
const lineWith = (path: string, value: unknown): string =>
  lineOf((record) => {
    const keys = path.split('.')
    // biome-ignore lint/suspicious/noExplicitAny: any field of the record, by its path
    const holder = keys.slice(0, -1).reduce<any>((part, key) => part[key], record)
    holder[keys.at(-1)!] = value
  })
const read = (line: string) => readMatch(line, seasonIds(gameData).idsOf)

test('is a match with its version, day and mode, its boards by place', () => {
  const match = read(lineOf())
  expect(match).toMatchObject({ set: 15, version: '15.15', day: '2025-07-30', mode: 'ranked' })
  expect(match.boards.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('has ids as the game data write them, and unknown ones as they stand', () => {
  const { idsOf, unknown } = seasonIds(gameData)
  const line = lineOf(({ info }) => {
    info.participants[0]!.units = [
      { character_id: 'tft15_leesin', tier: 2, itemNames: ['TFT_Item_EmptyBag', 'tft_item_bluebuff'] },
      { character_id: 'TFT15_Summon', tier: 1, itemNames: [] },
    ]
  })
  const [first] = readMatch(line, idsOf).boards
  expect(first!.units).toEqual([
    { id: 'TFT15_LeeSin', stars: 2, items: ['TFT_Item_EmptyBag', 'TFT_Item_BlueBuff'] },
    { id: 'TFT15_Summon', stars: 1, items: [] },
  ])
  expect(Object.fromEntries(unknown)).toEqual({ TFT_Item_EmptyBag: 1, TFT15_Summon: 1 })
})

test('has traits where they are active, and the step of the ladder of each player', () => {
  const line = lineOf(({ info: { participants } }) => {
    participants[0]!.traits = [
      { name: 'TFT15_Bastion', num_units: 2, tier_current: 1, tier_total: 3 },
      { name: 'TFT15_Sniper', num_units: 1, tier_current: 0, tier_total: 4 },
    ]
    participants[0]!.x_tier = 'CHALLENGER'
    participants[1]!.x_tier = 'UNRANKED'
  })
  const [first, second] = read(line).boards
  expect(first!.traits).toEqual([{ id: 'TFT15_Bastion', tier: 1 }])
  expect([first!.step, second!.step]).toEqual(['master-plus', 'none'])
})

test('takes what real records hold: boards of 300 units, of none, no items, four stars', () => {
  const line = lineOf(({ info: { participants } }) => {
    const unit = { character_id: 'TFT15_Udyr', tier: 4 } as Record['info']['participants'][number]['units'][number]
    participants[0]!.units = Array.from({ length: 300 }, () => unit)
    participants[1]!.units = []
  })
  const [first, second] = read(line).boards
  expect([first!.units.length, second!.units.length]).toEqual([300, 0])
  expect(first!.units[0]).toEqual({ id: 'TFT15_Udyr', stars: 4, items: [] })
})

test('two records that say the same have the same digest, whatever their order and white space', () => {
  const line = lineOf()
  const other = JSON.stringify({ info: JSON.parse(line).info, metadata: JSON.parse(line).metadata }, null, 1)
  expect(read(other).digest).toEqual(read(line).digest)
  expect(read(lineOf(({ info }) => info.participants[0]!.units.pop())).digest).not.toEqual(read(line).digest)
})

test('the digest of a record depends on neither game data, case of ids nor ranks', () => {
  const { digest } = read(lineOf())
  const { idsOf: knowLess } = seasonIds({ seasons: new Map([['m15s16', { ...season, champions: [], items: [] }]]) })
  const recased = lineOf(({ info }) => {
    for (const unit of info.participants.flatMap(({ units }) => units)) {
      unit.character_id = unit.character_id.toLowerCase()
      unit.itemNames = unit.itemNames.map((id) => id.toUpperCase())
    }
  })
  expect(read(recased).digest).toEqual(digest)
  expect(readMatch(recased, knowLess).digest).toEqual(digest)
  const ranked = lineOf(({ info }) => {
    for (const each of info.participants) each.x_tier = each.x_tier === 'DIAMOND' ? 'MASTER' : 'DIAMOND'
  })
  expect(read(ranked).digest).toEqual(digest)
  expect(read(lineWith('info.participants.0.puuid', 'another player')).digest).not.toEqual(digest)
})

test.each<[string, string]>([
  ['', 'is not JSON'],
  ['{"metadata": ', 'is not JSON'],
  ['[]', 'metadata: is missing or no object'],
  ['7', 'is missing or no object'],
  [lineWith('info.participants.1.placement', 1), 'info.participants: the places are not 1 to 8, each once'],
  [lineOf(({ info }) => void info.participants.pop()), 'info.participants: the places are not 1 to 8, each once'],
  [lineWith('info.participants.2.placement', 0), 'info.participants.2.placement: is below 1'],
  [lineWith('info.participants.2.placement', 1.5), 'info.participants.2.placement: is not a whole number'],
  [lineWith('info.participants.0.units.0.tier', 9), 'info.participants.0.units.0.tier: is above 4'],
  [
    lineWith('info.participants.0.units.0.character_id', 'a b'),
    'info.participants.0.units.0.character_id: is not an id of 1 to 80 ASCII characters',
  ],
  [lineWith('info.tft_set_number', 9), 'info.tft_set_number: no season has the set 9'],
  [lineWith('info.queue_id', 400), 'info.queue_id: is not a queue that we count'],
  [lineWith('info.game_version', 'latest'), 'info.game_version: names no version'],
  [lineWith('info.game_datetime', -1), 'info.game_datetime: is below 1546300800000'],
  [lineWith('metadata.match_id', 'a\u0000b'), 'metadata.match_id: is not an id of 1 to 80 ASCII characters'],
  [lineWith('metadata.match_id', 'a\ud800'), 'metadata.match_id: is not an id of 1 to 80 ASCII characters'],
  [lineWith('info.game_version', 'Version 99999999999.1'), 'info.game_version: names no version'],
  [lineWith('info.game_datetime', Date.UTC(2099, 0)), 'info.game_datetime: is still to come'],
  [lineWith('metadata.match_id', ''), 'metadata.match_id: is not an id of 1 to 80 ASCII characters'],
])('an invalid record is reported by its field: %.40s', (line, reason) => {
  expect(() => read(line)).toThrow(new RecordFault(reason))
})
