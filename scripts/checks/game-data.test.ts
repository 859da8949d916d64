import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { gameData } from '../vite/game-data.ts'
import { findGameDataFaults } from './game-data.ts'
import { plantProject } from './planted-project.ts'

/** A copy of the game data in which a text of one file was replaced. */
function withChange(file: string, from: RegExp, to: string): string {
  const root = plantProject({ 'src/entry.ts': 'export {}' })
  for (const folder of ['game-data', 'art/glyphs'])
    cpSync(resolve(import.meta.dirname, '../..', folder), join(root, folder), { recursive: true })
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(root, file), text.replace(from, to))
  return root
}

test('a fault of the season gate carries its file below the project', () => {
  const file = 'game-data/m10s16/champions.json'
  expect(findGameDataFaults(withChange(file, /"Set10_Emo"/, '"Set10_Nobody"'))).toEqual([
    { file, rule: 'game-data', fault: 'TFT10_Annie: traits: there is no Set10_Nobody' },
  ])
})

test('a number that a description types is found', () => {
  const file = 'game-data/m10s16/text/en/items.json'
  expect(findGameDataFaults(withChange(file, /for \{MultiplierForDamage\}%/, 'for 55%'))).toContainEqual({
    file,
    rule: 'game-data',
    fault: 'TFT_Item_RunaansHurricane: it types a number that has to come from the facts',
  })
})

test('a glyph that the icon set lacks is found', () => {
  const file = 'art/glyphs/m10s16.json'
  expect(findGameDataFaults(withChange(file, /"Set10_8Bit": "[\w-]+"/, '"Set10_8Bit": "no-such-glyph"'))).toEqual([
    { file, rule: 'glyph', fault: 'Set10_8Bit: game-icons has no glyph no-such-glyph' },
  ])
})

const buildOf = (root: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [gameData(root)],
    build: { write: false, rolldownOptions: { input: join(root, 'src/entry.ts') } },
  })

test('the build fails on a wrong type and names file, entry and field', async () => {
  const root = withChange('game-data/m10s16/champions.json', /"health": ?450/, '"health": "many"')
  await expect(buildOf(root)).rejects.toThrow(/game-data\/m10s16\/champions\.json: TFT10_Annie: stats\.health: /)
})

test('the build fails on an id that leads nowhere', async () => {
  const root = withChange('game-data/m10s16/champions.json', /"Set10_Emo"/, '"Set10_Nobody"')
  await expect(buildOf(root)).rejects.toThrow(
    'game-data/m10s16/champions.json: TFT10_Annie: traits: there is no Set10_Nobody',
  )
})

test('sound game data build', async () => {
  await expect(buildOf(withChange('game-data/m10s16/rules.json', /^/, ''))).resolves.toBeTruthy()
})
