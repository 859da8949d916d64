import { array, assert, constantFrom, integer, oneof, property, string, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameData } from '../../../e2e/setup/data/game-data.ts'
import { readTeamCode, type TeamCodeSeason, teamCodeOf, teamCodeSeasonOf } from './team-code.rules.ts'

const seasons = [...gameData.seasons.values()].map(teamCodeSeasonOf)
const seasonOf = (id: string): TeamCodeSeason => seasons.find((season) => season.id === id)!
const [remix, coliseum] = [seasonOf('m10s16'), seasonOf('m15s16')]

const named = (...names: string[]) => names.map((name) => `TFT15_${name}`)
/** Codes from public sources, with the champions that they stand for. */
const realCodes: [string, string[]][] = [
  [
    '0216316b17818901c19019501e000000TFTSet15',
    named('Braum', 'Gwen', 'LeeSin', 'Seraphine', 'TwistedFate', 'Varus', 'Yone', 'Zyra'),
  ],
  [
    '0201816617e16e16419a19915e16b000TFTSet15',
    named('Gnar', 'Darius', 'Malzahar', 'Jayce', 'Caitlyn', 'KogMaw', 'Volibear', 'Ashe', 'Gwen'),
  ],
  [
    '0201a01400f18a18e15a018180000000TFTSet15',
    named('Vi', 'DrMundo', 'Smolder', 'Sett', 'Udyr', 'Aatrox', 'Gnar', 'Naafiri'),
  ],
]
const code = realCodes[0]![0]
const ofRemix = '0224f000000000000000000000000000TFTSet10'
const champions = realCodes[0]![1]
const isRead = { ok: true, season: 'm15s16', champions, unknownSlots: [] }

const read = (text: string) => readTeamCode(text, seasons)
const written = (ids: string[], season = coliseum) =>
  teamCodeOf(
    ids.map((unit) => ({ unit })),
    season,
  )
const sorted = (ids: string[]) => [...ids].sort()
const codedOf = ({ champions: all }: TeamCodeSeason) => all.filter(({ teamCode }) => teamCode).map(({ id }) => id)

describe('writing', () => {
  test('real codes in order of cost and name come back byte for byte', () => {
    expect(written(champions.toReversed())).toEqual({ code, leftOut: [] })
  })

  test('champions of lower cost come first, whatever their names', () => {
    expect(written(named('Varus', 'Zac', 'Ahri')).code).toBe('0219715b190000000000000000000000TFTSet15')
  })

  test('champions that no shop sells, copies and the eleventh are left out and named', () => {
    const eleven = codedOf(coliseum).slice(0, 11)
    expect(written(['TFT15_Ekko', 'TFT15_Lulu', 'TFT15_Galio', eleven[0]!, ...eleven]).leftOut).toEqual([
      { id: 'TFT15_Ekko', reason: 'no_code' },
      { id: 'TFT15_Lulu', reason: 'no_code' },
      { id: 'TFT15_Galio', reason: 'no_code' },
      { id: eleven[0], reason: 'double' },
      { id: eleven[10], reason: 'too_many' },
    ])
  })

  test('a board without any champion of a code has none', () => {
    expect(written([])).toEqual({ code: null, leftOut: [] })
    expect(written(['TFT15_Ekko']).code).toBeNull()
  })

  test('a season without suffix has no codes', () => {
    const leftOut = [{ id: 'TFT15_Braum', reason: 'no_code' }]
    expect(written(['TFT15_Braum'], { ...coliseum, teamCodeSuffix: undefined })).toEqual({ code: null, leftOut })
  })

  test('the two Akalis of Remix Rumble have two codes', () => {
    expect(written(['TFT10_Akali', 'TFT10_Akali_TrueDamage'], remix).code).toMatch(/^0224[cd]24[cd]000/)
  })
})

describe('reading', () => {
  test.each(realCodes)('the real code %s', (real, board) => {
    expect(read(real)).toEqual({ ok: true, season: 'm15s16', champions: board, unknownSlots: [] })
    expect(sorted((read(written(board).code!) as typeof isRead).champions)).toEqual(sorted(board))
  })

  test('generated boards come back', () => {
    const boards = constantFrom(remix, coliseum).chain((season) =>
      subarray(codedOf(season), { minLength: 1, maxLength: 10 }).map((ids) => ({ season, ids })),
    )
    assert(
      property(boards, ({ season, ids }) => {
        const back = read(written(ids, season).code!)
        expect(back).toMatchObject({ ok: true, season: season.id, unknownSlots: [] })
        expect(sorted((back as typeof isRead).champions)).toEqual(sorted(ids))
      }),
      { numRuns: 10_000 },
    )
  })

  test.each([
    [
      'a block with title, comments and sentences',
      `### Coliseum reroll\n# 8 units\n#\n${code}\n# To use it, paste it.`,
    ],
    ['a sentence', `Code: ${code}, have fun with a TFTSet15 board!`],
    ['words of hex digits before it', `a bad face ${code}`],
    ['quotes and brackets', `("${code}")`],
    ['upper case', code.toUpperCase()],
    ['blanks', ` ${code.replaceAll(/(.{3})/g, '$1 ')}`],
    ['line breaks', code.replaceAll(/(.{7})/g, '$1\r\n')],
    ['a blank in the number of the set', code.replace('15', '1 5')],
    ['a quoted message', `> ${code.slice(0, 14)}\n>> ${code.slice(14)}`],
    ['blanks without a break', code.replaceAll(/(.{5})/g, '$1\u00a0\u3000')],
    ['marks without width', code.replaceAll(/(.{2})/g, '$1\u200b\u2060\ufeff\u00ad')],
    ['marks of direction', `\u202e\u2066${code.replaceAll(/(.{4})/g, '$1\u200e\u200f')}\u2069\u202c`],
    ['full-width digits', code.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))],
    ['the same code twice', `${code}\n${code}`],
  ])('out of %s', (_, text) => expect(read(text)).toEqual(isRead))

  test('in any order, each champion once, with empty slots between', () => {
    expect(read('02195000163195000000000000000163TFTSet15')).toMatchObject({ champions: named('Yone', 'Braum') })
  })

  test('names the slots that the season lacks, and places the others', () => {
    expect(read('02163404195000000000000000000000TFTSet15')).toEqual({
      ok: true,
      season: 'm15s16',
      champions: named('Braum', 'Yone'),
      unknownSlots: [{ slot: 2, code: '404' }],
    })
  })

  test('the suffix decides: the same digits are other champions in another set', () => {
    expect(read('0224c000000000000000000000000000TFTSet10')).toMatchObject({ champions: ['TFT10_Akali_TrueDamage'] })
    expect(read('0224c000000000000000000000000000TFTSet15')).toMatchObject({ fault: 'empty_board' })
  })
})

describe('faults', () => {
  const twenty = '0'.repeat(20)
  test.each([
    ['nothing', '', { fault: 'nothing_found' }],
    ['a sentence', 'Play a TFTSet15 board with Braum.', { fault: 'nothing_found' }],
    ['two codes', `${code} or ${ofRemix}`, { fault: 'several_codes', codes: [code, ofRemix] }],
    ['the older form', `01${twenty}TFTSet13`, { fault: 'older_form' }],
    ['the older form of a part of a set', `01${twenty}TFTSet4_Act2`, { fault: 'older_form' }],
    ['the older form with the length of today', code.replace('02', '01'), { fault: 'older_form' }],
    ['the end of a code that begins like the older form', code.slice(14), { fault: 'wrong_length', by: -14 }],
    ['a newer form', code.replace('02', '03'), { fault: 'newer_form' }],
    ['a newer form of another length', `03${twenty}TFTSet15`, { fault: 'newer_form' }],
    ['an unknown set', code.replace('15', '18'), { fault: 'other_set', suffix: 'TFTSet18', season: null }],
    ['no set', code.slice(0, -8), { fault: 'no_set' }],
    ['a cut set', code.slice(0, -2), { fault: 'no_set' }],
    ['one character less', code.replace('631', '63'), { fault: 'wrong_length', by: -1 }],
    [
      'a number that fills the gap of a cut code',
      `Team 02 ${code.replace('631', '6')}`,
      { fault: 'wrong_length', by: -2 },
    ],
    ['two characters more', code.replace('631', '63001'), { fault: 'wrong_length', by: 2 }],
    ['a letter for a digit', code.replace('0216', 'o216'), { fault: 'wrong_length', by: -1 }],
    ['letters within', code.replace('163', '1x3').replace('190', '19o'), { fault: 'wrong_characters' }],
    ['a letter near the end', code.replace('0TFT', 'OTFT'), { fault: 'wrong_characters', characters: ['o'] }],
    ['a hyphen', code.replace('163', '163-'), { fault: 'wrong_characters', characters: ['-'] }],
    ['an empty board', `02${twenty}0000000000TFTSet15`, { fault: 'empty_board', unknownSlots: [] }],
  ])('%s', (_, text, fault) => expect(read(text)).toMatchObject({ ok: false, ...fault }))

  test('a code of another set than the open one', () => {
    const fault = { ok: false, fault: 'other_set', suffix: 'TFTSet10', season: 'm10s16' }
    expect(readTeamCode(ofRemix, seasons, 'm15s16')).toEqual(fault)
    expect(readTeamCode(code, seasons, 'm15s16')).toEqual(isRead)
  })

  test('a code without any of its characters is refused', () => {
    for (let from = 0; from < code.length; from++)
      for (let to = from + 1; to <= code.length; to++) {
        const cut = code.slice(0, from) + code.slice(to)
        expect({ cut, ok: read(cut).ok }).toEqual({ cut, ok: false })
      }
  })

  test('hostile texts never throw and never are a board', () => {
    const piece = oneof(
      string({ unit: 'binary', maxLength: 20 }),
      constantFrom('TFTSet15', 'TFTSet', '02', '000', '163', ' ', '\u200b', '_', '\ud800', '\n#', 'a'),
      integer({ min: 0, max: 36 }).map((end) => code.slice(0, end)),
    )
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const back = read(pieces.join('z'))
        expect(back.ok && back.champions).toBe(false)
      }),
      { numRuns: 10_000 },
    )
  })

  test('long texts are read in a short time', () => {
    const start = performance.now()
    for (const text of ['a', 'a ', ' ', '>', '> ', 't', 't ', 'TFTSet15', 'aTFTSet1 5 ', '02', 'TFT Set\n'])
      expect(read(text.repeat(1_000_000 / text.length)).ok).toBe(false)
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
