import { expect, test } from 'vitest'
import { seasonFacts } from '../../../../e2e/setup/data/game-data.ts'
import { decodeBoard } from '../board-address.rules.ts'
import { teamCodeOf } from '../team-code.rules.ts'
import { type BuilderFacts, boardOfPastedCode, codeSeasonOf, readPastedCode } from './pasted-code.rules.ts'

const { facts, champions, items } = seasonFacts('m15s16')
const other = seasonFacts('m10s16').facts
const builder = {
  season: { id: facts.id, title: facts.title.en },
  champions: champions.map((each) => ({ ...each, english: each.name.en, isFront: each.stats.range <= 2 })),
  codes: [facts, other].map(({ id, teamCodeSuffix }) => ({ season: id, title: id, suffix: teamCodeSuffix! })),
} as unknown as BuilderFacts
const ids = ['TFT15_Garen', 'TFT15_Jinx', 'TFT15_Yuumi']
const { code } = teamCodeOf(
  ids.map((unit) => ({ unit })),
  codeSeasonOf(builder),
)

test('a good code has the address of its board', () => {
  const address = boardOfPastedCode({ code: `my team:\n${code}`, names: 'en' }, builder)!
  expect(address).toMatchObject({ season: 'm15s16', names: 'en' })
  const reading = decodeBoard(address.board!, { champions, items })
  expect(reading.fault === null && reading.board.map(({ unit }) => unit).sort()).toEqual(ids)
})

test('a code that needs words has none: wrong, partly unknown, of another set, or none', () => {
  const texts = ['hello', code!.slice(0, -9), code!.replace('000', 'fff'), code!.replace('TFTSet15', 'TFTSet10')]
  for (const text of [...texts, undefined]) expect(boardOfPastedCode({ code: text }, builder)).toBeNull()
})

test('a code of another set names its season', () => {
  const text = code!.replace('TFTSet15', other.teamCodeSuffix!)
  expect(readPastedCode(text, builder)).toMatchObject({ ok: false, fault: 'other_set', season: 'm10s16' })
})
