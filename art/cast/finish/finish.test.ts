import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Member, membersNamed } from '../champions.ts'
import { markUpToDate } from '../draw/drawn-cast.ts'
import { servedPictures } from './drawn-pictures.ts'
import { finishCast } from './finish.ts'

let folder: string
let folders: { drawn: string; finished: string }
const printed = vi.spyOn(console, 'log')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-finish-'))
  folders = { drawn: join(folder, 'drawn'), finished: join(folder, 'finished') }
  printed.mockReset().mockReturnValue()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Two champions who are in one season each. */
const [gwen, sona] = [membersNamed(['Gwen'])[0]!, membersNamed(['Sona'])[0]!]

const picturesOf = ({ id, performer: { cost } }: Member) => servedPictures({ id, cost })

/** Writes files where a member's drawn pictures would be. */
function plant(member: Member, content: string) {
  for (const path of [...picturesOf(member), `look/${member.id}.png`]) {
    const file = join(folders.drawn, member.season, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  markUpToDate(member, folders.drawn)
}

const finished = (path: string) => readFileSync(join(folders.finished, gwen.season, path), 'utf8')

test('pictures that the site serves are copied, and only those', async () => {
  plant(gwen, 'first')
  await finishCast(['Gwen'], folders)
  for (const path of picturesOf(gwen)) expect(finished(path)).toBe('first')
  expect(() => finished(`look/${gwen.id}.png`)).toThrow('ENOENT')
  expect(printed).toHaveBeenLastCalledWith('10 of 10 files changed, 0.1 of 0.1 kB')
})

test('what changed is counted in files and kilobytes', async () => {
  plant(gwen, '.'.repeat(1000))
  await finishCast(['Gwen'], folders)
  writeFileSync(join(folders.drawn, gwen.season, `48/${gwen.id}.webp`), '.'.repeat(700))
  await finishCast(['Gwen'], folders)
  expect(printed).toHaveBeenLastCalledWith('1 of 10 files changed, 0.7 of 9.7 kB')
  expect(finished(`48/${gwen.id}.webp`)).toHaveLength(700)
})

test('champions that are not drawn, or not as they are now, are refused together and nothing is copied', async () => {
  plant(gwen, 'first')
  plant(sona, 'first')
  rmSync(join(folders.drawn, gwen.season, `32/${gwen.id}.webp`))
  markUpToDate({ ...sona, performer: { ...sona.performer, cost: 1 } }, folders.drawn)
  await expect(finishCast(['Gwen', 'Sona'], folders)).rejects.toThrow(
    `Not drawn yet: ${gwen.id}. Changed since they were drawn: ${sona.id}. Run npm run art cast first.`,
  )
  expect(() => finished(`48/${gwen.id}.webp`)).toThrow('ENOENT')
})

test('without names all champions are needed, and a long list of missing ones is cut', async () => {
  plant(gwen, 'first')
  await expect(finishCast([], folders)).rejects.toThrow(/^Not drawn yet: (\w+, ){4}\w+ and 119 more\. Run/)
})

test('an unknown name is refused', async () => {
  await expect(finishCast(['Gwen', 'Nemo'], folders)).rejects.toThrow('art/cast has no recipe of Nemo.')
})
