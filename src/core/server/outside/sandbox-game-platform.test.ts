import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { GameAccount } from './game-platform.ts'
import { listSandboxGrants, openSandboxGamePlatform } from './sandbox-game-platform.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-grants-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'sandbox-grants')
}

const accountOf = (subject: string): GameAccount => ({ identities: [{ channel: 1, subject }] })
const grant = { key: 'claim/7', characterId: 'usual-sg-0a', region: 'SG', reward: 'egg' }

test('an account has the same character each time, another in each region', async () => {
  const list = (subject: string, region: string) =>
    openSandboxGamePlatform(newFolder()).listCharacters(accountOf(subject), region)
  const [mia] = await list('mia@players.example', 'SG')
  expect(mia).toEqual({
    id: expect.stringMatching(/^usual-sg-[0-9a-f]{16}$/),
    name: expect.any(String),
    level: expect.any(Number),
  })
  expect(await list('Mia@players.example', 'SG')).toEqual([mia])
  const others = [await list('mia@players.example', 'TH'), await list('mia@other.example', 'SG')]
  expect(new Set([mia!.id, ...others.map(([other]) => other!.id)]).size).toBe(3)
  expect(JSON.stringify(mia)).not.toMatch(/mia/i)
})

test('the beginning of an address decides how many characters there are; a guest has none', async () => {
  const platform = openSandboxGamePlatform(newFolder())
  expect(await platform.listCharacters({ identities: [] }, 'MY')).toEqual([])
  expect(await platform.listCharacters(accountOf('none.ben@players.example'), 'MY')).toEqual([])
  const several = await platform.listCharacters(accountOf('several@players.example'), 'MY')
  expect(new Set(several.map(({ id }) => id)).size).toBe(3)
  expect(new Set(several.map(({ name }) => name)).size).toBe(3)
  expect(several.at(-1)!.level).toBe(null)
  await expect(platform.listCharacters(accountOf('failing@players.example'), 'MY')).rejects.toMatchObject({
    isFinal: false,
  })
})

test('a slow account is answered after the delay', async () => {
  const platform = openSandboxGamePlatform(newFolder(), { slowMs: 60 })
  const from = performance.now()
  const [character] = await platform.listCharacters(accountOf('slow@players.example'), 'SG')
  expect(performance.now() - from).toBeGreaterThan(55)
  await platform.grant({ ...grant, characterId: character!.id })
  expect(performance.now() - from).toBeGreaterThan(115)
})

test('characters of rejected and failing accounts get nothing, the first ones for good', async () => {
  const folder = newFolder()
  const platform = openSandboxGamePlatform(folder)
  const [character] = await platform.listCharacters(accountOf('rejected@players.example'), 'SG')
  await expect(platform.grant({ ...grant, characterId: character!.id })).rejects.toMatchObject({ isFinal: true })
  await expect(platform.grant({ ...grant, characterId: 'failing-sg-0a' })).rejects.toMatchObject({ isFinal: false })
  expect(await listSandboxGrants(folder)).toEqual([])
})

test('a key is granted once, whatever the number of instances, and each repeat succeeds', async () => {
  const folder = newFolder()
  const instances = [openSandboxGamePlatform(folder), openSandboxGamePlatform(folder)]
  await Promise.all(Array.from({ length: 40 }, (_, index) => instances[index % 2]!.grant(grant)))
  const [first, ...others] = await listSandboxGrants(folder)
  expect([first, others]).toEqual([{ ...grant, grantedAt: expect.any(String) }, []])
  await instances[0]!.grant(grant)
  expect(await listSandboxGrants(folder)).toEqual([first])
  expect(readdirSync(folder)).toHaveLength(1)
})

test('of two grants under one key the second is refused for good', async () => {
  const folder = newFolder()
  const platform = openSandboxGamePlatform(folder)
  await platform.grant(grant)
  for (const other of [{ reward: 'emote' }, { region: 'TH' }, { characterId: 'usual-sg-0b' }]) {
    await expect(platform.grant({ ...grant, ...other })).rejects.toMatchObject({ isFinal: true })
  }
  expect(await listSandboxGrants(folder)).toMatchObject([grant])
})
