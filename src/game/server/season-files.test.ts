import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { GameDataError, readGameData } from './season-files.ts'

const project = resolve(import.meta.dirname, '../../..')

/** The error of reading a copy of the game data in which `from` is replaced in one file. */
function errorAfter(file: string, from: string | RegExp, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'encore-game-data-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['game-data', 'art/glyphs'])
    cpSync(join(project, folder), join(root, folder), { recursive: true })
  const text = readFileSync(join(root, file), 'utf8')
  writeFileSync(join(root, file), text.replace(from, to))
  try {
    readGameData(root)
  } catch (error) {
    expect(error).toBeInstanceOf(GameDataError)
    return (error as Error).message.replace(`${root}/`, '')
  }
  return 'no error'
}

test('every season of the project is read', () => {
  expect([...readGameData(project).seasons.keys()]).toEqual(['m10s16', 'm15s16'])
  expect(errorAfter('game-data/m10s16/rules.json', '', '')).toBe('no error')
})

const champions = 'game-data/m10s16/champions.json'

test.each([
  ['a text for a number', champions, '"health": ?450', '"health":"many"', 'TFT10_Annie: stats.health: '],
  ['a number for a text', champions, '"en": ?"Annie"', '"en":7', 'TFT10_Annie: name.en: '],
  ['an empty name', champions, '"en": ?"Annie"', '"en":""', 'TFT10_Annie: name.en: is empty'],
  ['an unknown cost', champions, '"cost": ?1,', '"cost":7,', 'TFT10_Annie: cost: '],
  ['a negative stat', champions, '"health": ?450', '"health":-1', 'TFT10_Annie: stats.health: '],
  ['an unknown field', champions, '"cost": ?1,', '"cost":1,"colour":"red",', 'TFT10_Annie: colour: '],
  ['an entry without id', champions, '"id": ?"TFT10_Annie",', '', 'entry 1: id: '],
  ['an id with invalid characters', champions, '"TFT10_Annie"', '"TFT10 Annie"', 'TFT10 Annie: id: is not an id'],
  ['an unknown category', 'game-data/m10s16/items.json', '"component"', '"part"', 'TFT_Item_BFSword: category: '],
  [
    'a recipe of one part',
    'game-data/m10s16/items.json',
    '"recipe": ?\\[\\]',
    '"recipe":["a"]',
    'TFT_Item_BFSword: recipe: ',
  ],
  ['a trait without levels', 'game-data/m15s16/traits.json', '"levels": ?\\[.*\\]', '"levels":[]', 'levels: '],
  ['a description that is not a text', 'game-data/m10s16/text/th/skills.json', ':\\s*"[^"]*"', ':5', 'TFT10_\\w+: '],
  ['an unknown role', 'game-data/m15s16/champions.json', '"APTank"', '"Bard"', 'role: '],
  ['a role without a label', 'game-data/role-labels/th.json', '"ADTank"', '"Bard"', 'ADTank: '],
  ['an unknown kind of augment', 'game-data/m15s16/augments.json', '"economy"', '"luck"', 'TFT\\w+: kind: '],
  [
    'an offered augment without a kind',
    'game-data/m15s16/augments.json',
    '"kind": ?"economy", ?',
    '',
    'TFT\\w+: kind: is missing',
  ],
  [
    'a glyph that is not a text',
    'art/glyphs/m10s16.json',
    '"Set10_8Bit": ?"[^"]*"',
    '"Set10_8Bit":1',
    'traits: Set10_8Bit: ',
  ],
])('%s is refused with file, entry and field', (_, file, from, to, said) => {
  expect(errorAfter(file, new RegExp(from), to)).toMatch(new RegExp(`^${file}: .*${said}`))
})

test('a file of invalid JSON is refused with its name', () => {
  expect(errorAfter('game-data/m15s16/season.json', '{', '{,')).toMatch(/^game-data\/m15s16\/season\.json: .*JSON/)
})
