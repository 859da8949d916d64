import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { seasonFacts } from '../../e2e/setup/data/game-data.ts'
import { boardTraits, type FieldedUnit, traitsOf } from './board-traits.rules.ts'

const [remix, coliseum] = [seasonFacts('m10s16'), seasonFacts('m15s16')]

const fielded = (prefix: string, ...names: string[]): FieldedUnit[] =>
  names.map((name) => ({ unit: prefix + name, items: [] }))
/** Count, level and threshold of a trait on a board. */
const traitOn = (units: FieldedUnit[], trait: string, season = coliseum) => {
  const found = traitsOf(units, season).find(({ id }) => id === trait)
  return found && [found.count, found.level, found.threshold, found.next, found.style]
}

describe('a trait counts', () => {
  const two = fielded('TFT15_', 'Gnar', 'Malphite')
  const emblem = (name: string, unit: string) => ({ unit, items: [`TFT15_Item_${name}EmblemItem`] })

  test('champions once, whatever their copies', () => {
    expect(traitOn(two, 'TFT15_Luchador')).toEqual([1, 0, 0, 2, null])
    expect(traitOn([...two, ...two], 'TFT15_Luchador')).toEqual([1, 0, 0, 2, null])
  })

  test('emblems, unless their champion has the trait', () => {
    expect(traitOn([...two, emblem('RingKings', 'TFT15_Gnar')], 'TFT15_Luchador')).toEqual([1, 0, 0, 2, null])
    expect(traitOn([...two, emblem('RingKings', 'TFT15_Zac')], 'TFT15_Luchador')).toEqual([2, 1, 2, 4, 'bronze'])
    const copies = [...two, emblem('RingKings', 'TFT15_Zac'), emblem('RingKings', 'TFT15_Zac')]
    expect(traitOn(copies, 'TFT15_Luchador')).toEqual([2, 1, 2, 4, 'bronze'])
  })

  test('neither units nor items that the season lacks', () => {
    expect(traitsOf([{ unit: 'TFT15_Galio', items: ['TFT15_Item_SniperEmblemItem'] }], coliseum)).toEqual([])
    expect(traitsOf([{ unit: 'TFT15_Ekko', items: ['TFT_Item_Stick'] }], coliseum)).toEqual([])
  })

  test('the stance of Lee Sin', () => {
    const [lee] = fielded('TFT15_', 'LeeSin')
    expect(traitsOf([lee!], coliseum).map(({ id }) => id)).toEqual(['TFT15_DragonFist'])
    expect(traitOn([{ ...lee!, form: 'TFT15_Duelist' }], 'TFT15_Duelist')).toEqual([1, 0, 0, 2, null])
  })

  test('a Headliner once more for its own trait', () => {
    const [annie] = fielded('TFT10_', 'Annie')
    expect(traitOn([{ ...annie!, headliner: 'Set10_Emo' }], 'Set10_Emo', remix)).toEqual([2, 1, 2, 4, 'bronze'])
    expect(traitOn([{ ...annie!, headliner: 'Set10_KDA' }], 'Set10_KDA', remix)).toBeUndefined()
  })
})

describe('levels of special traits', () => {
  test('Mentors are active alone or all four', () => {
    const mentors = fielded('TFT15_', 'Kobuko', 'Udyr', 'Yasuo', 'Ryze')
    const levels = [1, 2, 3, 4].map((count) => traitOn(mentors.slice(0, count), 'TFT15_OldMentor'))
    expect(levels).toEqual([
      [1, 1, 1, 4, 'bronze'],
      [2, 0, 0, 4, null],
      [3, 0, 0, 4, null],
      [4, 3, 4, null, 'gold'],
    ])
  })

  test('levels with further conditions do not count', () => {
    const guardians = coliseum.champions.filter(({ traits }) => traits.includes('TFT15_StarGuardian'))
    const units = guardians.map(({ id }) => ({ unit: id, items: [] }))
    expect(traitOn(units, 'TFT15_StarGuardian')).toEqual([8, 7, 8, 9, 'gold'])
    expect(traitOn(fielded('TFT15_', 'Sivir', 'Shen'), 'TFT15_TheCrew')).toEqual([2, 7, 2, null, 'bronze'])
  })
})

test('the strongest stand first, then those with more champions, then inactive ones', () => {
  const units = fielded('TFT15_', 'Gwen', 'Samira', 'Viego', 'Lux', 'Kalista', 'Naafiri', 'XinZhao', 'Sett', 'Braum')
  const listed = traitsOf(units, coliseum).map(({ id, count, style }) => `${id.slice(6)} ${count} ${style}`)
  expect(listed).toEqual([
    'SoulFighter 8 gold',
    'ElTigre 1 unique',
    'Spellslinger 2 bronze',
    'Juggernaut 2 bronze',
    'Bastion 2 bronze',
    'Destroyer 1 null',
    'Edgelord 1 null',
    'Duelist 1 null',
    'Luchador 1 null',
  ])
})

const matches = resolve(import.meta.dirname, '../../../shared/data/matches/set15_ranked_15.15.ndjson.gz')
const hasMatches = existsSync(matches)
if (!hasMatches) console.log(`skipped: the traits of real boards, for there is no ${matches}`)

interface RealBoard {
  units: { character_id: string; itemNames: string[] }[]
  traits: { name: string; tier_current: number }[]
}

function realBoards(): RealBoard[] {
  const lines = gunzipSync(readFileSync(matches)).toString().trim().split('\n')
  return lines.flatMap((line) => (JSON.parse(line) as { info: { participants: RealBoard[] } }).info.participants)
}

describe.skipIf(!hasMatches)('95,128 real boards', { timeout: 300_000 }, () => {
  test('have the active traits that their units and items give', () => {
    const [readTraits, lee] = [boardTraits(coliseum), coliseum.champions.find(({ id }) => id === 'TFT15_LeeSin')!]
    const idOf = new Map(
      [...coliseum.champions, ...coliseum.items].flatMap(({ id, matchIds = [] }) =>
        [id, ...matchIds].map((each) => [each.toLowerCase(), id]),
      ),
    )
    const known = (id: string) => idOf.get(id.toLowerCase()) ?? id
    const active = (traits: { id: string; level: number }[]) =>
      traits.flatMap(({ id, level }) => (level > 0 ? `${id} ${level}` : [])).sort()
    const agreeing = { all: 0, plain: 0, withStance: 0 }
    for (const { units, traits } of realBoards()) {
      const own = units.map(({ character_id, itemNames }) => ({
        unit: known(character_id),
        items: itemNames.map(known),
      }))
      const real = active(traits.map(({ name, tier_current }) => ({ id: name, level: tier_current }))).join()
      const agrees = (form?: string) =>
        active(readTraits(own.map((each) => (each.unit === lee.id ? { ...each, form } : each)))).join() === real
      agreeing.all++
      if (agrees()) agreeing.plain++
      // A record doesn't tell the stance of Lee Sin, so that any of the three may fit.
      else if (own.some(({ unit }) => unit === lee.id) && lee.forms!.some(({ trait }) => agrees(trait)))
        agreeing.withStance++
    }
    // Of others, 5,235 are of 700 matches with a Golem of three random emblems for each player, which no record has.
    expect(agreeing.all).toBe(95_128)
    // In 669 Ekko stands, whose traits vary; in 2,773 something else adds, such as a power snack (Robo Rumble).
    expect(agreeing.plain).toBeGreaterThanOrEqual(73_653) // 77.4 %
    // In 344 units and traits are of different moments: the traits have fewer champions than the units.
    expect(agreeing.plain + agreeing.withStance).toBeGreaterThanOrEqual(86_108) // 90.5 %
  })
})
