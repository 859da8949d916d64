import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../../../e2e/setup/site/run-command.ts'
import { root } from '../../../../e2e/setup/site/site.ts'

test.each([
  ['', ['game-data', 'content', 'newsletter', 'pages', 'consent', 'analytics', 'db']],
  ['content', ['import', 'export']],
  ['newsletter', ['send', 'readers']],
  ['newsletter send', ['<content_id>', 'confirmed reader']],
  ['content export', ['<dir>', 'one folder each']],
  ['content import', ['<dir>', 'content/articles', '--replace <id>']],
  ['lineups', ['check', 'import', 'export', 'withdraw']],
  ['lineups import', ['<dir>', 'content/lineups', '--replace <id>']],
  ['lineups withdraw', ['<id>', 'season/id']],
  ['game-data', ['check', 'coverage']],
  ['game-data check', ['[dir]', 'glyphs']],
  ['game-data coverage', ['Usage: encore game-data coverage']],
  ['pages', ['drop']],
  ['pages drop', ['Usage: encore pages drop']],
  ['consent', ['purge']],
  ['consent purge', ['--older-than-days <days>', '1095']],
  ['stats names', ['<file>', 'puuid and name']],
  ['analytics', ['--days <days>', '7', 'day']],
  ['analytics day', ['[date]', '2026-08-08']],
  ['db', ['migrate']],
  ['db migrate', ['Usage: encore db migrate']],
])('"encore %s --help" tells what there is', async (command, words) => {
  const { code, said } = await runCommand(`${command} --help`)
  expect(code).toBe(0)
  for (const word of words) expect(said).toContain(word)
})

test('a wrong command or option is refused with the usage', async () => {
  expect(await runCommand('consnt')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Did you mean consent?'),
  })
  const { code, complained } = await runCommand('consent purge --older-than-days soon')
  expect(code).toBe(1)
  expect(complained).toContain('whole number of days')
})

test('content import names a folder that is not there', async () => {
  const { code, complained } = await runCommand('content import /nowhere/articles')
  expect({ code, complained }).toEqual({ code: 1, complained: 'There is no /nowhere/articles.\n' })
})

describe('lineups check', () => {
  test('counts lineups without a fault, and names each fault by file, line and field', async () => {
    expect(await runCommand('lineups check content/lineups')).toEqual({
      code: 0,
      said: 'Without a fault: 20.\n',
      complained: '',
    })
    const copy = mkdtempSync(join(tmpdir(), 'encore-lineups-'))
    onTestFinished(() => rmSync(copy, { recursive: true }))
    cpSync(join(root, 'content/lineups'), copy, { recursive: true })
    const spoil = (name: string, from: string | RegExp, to: string) =>
      writeFileSync(join(copy, name), readFileSync(join(copy, name), 'utf8').replace(from, to))
    spoil('m15s16/star-guardian-jinx.yaml', /^tier: .*/m, 'tier: SS')
    spoil('m10s16/punk-jinx.yaml', /hex: "\d,\d"/, 'hex: "5,1"')
    const { code, said, complained } = await runCommand(`lineups check ${copy}`)
    expect([code, said]).toEqual([1, ''])
    expect(complained).toMatch(
      /^m10s16\/punk-jinx\.yaml:\d+: positions\.1\.0\.hex: .+\nm15s16\/star-guardian-jinx\.yaml:8: tier: .+\n$/,
    )
  })

  test('names a folder that is not there', async () => {
    expect(await runCommand('lineups check /nowhere')).toMatchObject({ code: 1, complained: 'There is no /nowhere.\n' })
  })
})

describe('game data', () => {
  const copy = mkdtempSync(join(tmpdir(), 'encore-game-data-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  test('of the project have no faults', async () => {
    expect(await runCommand('game-data check')).toMatchObject({ code: 0, said: '2 seasons, no faults.\n' })
  })

  test('with a fault are refused by file, entry and field', async () => {
    for (const folder of ['game-data', 'art/glyphs'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    expect(await runCommand(`game-data check ${copy}`)).toMatchObject({ code: 0 })
    const file = join(copy, 'game-data/m10s16/champions.json')
    const champions = JSON.parse(readFileSync(file, 'utf8'))
    champions[0].traits.push('Set10_Nothing')
    writeFileSync(file, JSON.stringify(champions))
    expect(await runCommand(`game-data check ${copy}`)).toMatchObject({
      code: 1,
      complained: 'game-data/m10s16/champions.json: TFT10_Annie: traits: there is no Set10_Nothing\n',
    })
    champions[0].cost = 'free'
    writeFileSync(file, JSON.stringify(champions))
    expect((await runCommand(`game-data check ${copy}`)).complained).toMatch(
      /champions\.json: TFT10_Annie: cost: .+\n$/,
    )
  })

  test('without a description of an augment are refused', async () => {
    for (const folder of ['game-data', 'art/glyphs'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    const file = join(copy, 'game-data/m15s16/text/en/augments.json')
    const { TFT_Augment_Placebo: _, ...texts } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify(texts))
    expect(await runCommand(`game-data check ${copy}`)).toMatchObject({
      code: 1,
      complained: 'game-data/m15s16/text/en/augments.json: TFT_Augment_Placebo: it has no text\n',
    })
  })

  test('that are not there are named', async () => {
    expect(await runCommand('game-data check /nowhere')).toMatchObject({
      code: 1,
      complained: 'There is no /nowhere/game-data.\n',
    })
  })

  test('are counted by season, kind and language', async () => {
    const { said } = await runCommand('game-data coverage')
    const [head, ...rows] = said.trim().split('\n')
    expect(head!.split(/\s+/)).toEqual(['season', 'kind', 'total', 'en', 'zh', 'th', 'ms'])
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatch(/^m10s16 +skills +60( +60 100%){4}$/)
    expect(rows.find((row) => row.startsWith('m10s16   augments'))).toMatch(/ 250( +250 100%){4}$/)
    expect(rows.find((row) => row.startsWith('m10s16   snax'))).toMatch(/ 0( +-){4}$/)
    expect(rows.find((row) => row.startsWith('m15s16   snax'))).toMatch(/ 131( +131 100%){4}$/)
  })
})

test.each([
  ['postgres://127.0.0.1:1/encore', "The database can't be reached (ECONNREFUSED); check DATABASE_URL.\n"],
  ['mysql://127.0.0.1/encore', expect.stringMatching(/^The setting DATABASE_URL is wrong: .+\n$/)],
])('a command reports an unreachable DATABASE_URL (%s) in one sentence', async (url, sentence) => {
  expect(await runCommand('pages drop', { DATABASE_URL: url })).toMatchObject({ code: 1, complained: sentence })
})
