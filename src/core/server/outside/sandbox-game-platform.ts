import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type GameCharacter, type GamePlatform, GamePlatformFault, type Grant } from './game-platform.ts'

/** Beginnings of an account's address or subject, and of its characters' ids, that change what the sandbox does. */
const behaviours = ['none', 'several', 'slow', 'failing', 'rejected'] as const
type Behaviour = (typeof behaviours)[number] | 'usual'

export interface SandboxGrant extends Grant {
  grantedAt: string
}

/** A game platform without a game: predictable characters (docs/game-platform.md), and a file for each grant. */
export function openSandboxGamePlatform(folder: string, { slowMs = 8000 } = {}): GamePlatform {
  const answerAs = async (behaviour: Behaviour) => {
    if (behaviour === 'slow') await wait(slowMs)
    if (behaviour === 'failing') throw new GamePlatformFault('status 503', false)
  }
  return {
    listCharacters: async ({ identities: [identity] }, region) => {
      if (!identity) return []
      const behaviour = behaviourOf(identity.subject)
      await answerAs(behaviour)
      return charactersOf(`${identity.channel} ${identity.subject.toLowerCase()}`, region, behaviour)
    },
    grant: async (grant) => {
      const behaviour = behaviourOf(grant.characterId)
      await answerAs(behaviour)
      if (behaviour === 'rejected') throw new GamePlatformFault('refused: not-eligible', true)
      await storeOnce(folder, grant)
    },
  }
}

const behaviourOf = (text: string): Behaviour =>
  behaviours.find((behaviour) => text.toLowerCase().startsWith(behaviour)) ?? 'usual'

const firstNames = ['Velvet', 'Neon', 'Silver', 'Lucky', 'Midnight', 'Cobalt', 'Sunny', 'Echo']
const lastNames = ['Drummer', 'Bassist', 'Pengu', 'Dancer', 'Roadie', 'Piper', 'Singer', 'Maestro']
const longName = 'The Whole Orchestra of the Neon District at Dawn'

/** The same characters each time; neither id nor name shows the account. */
function charactersOf(account: string, region: string, behaviour: Behaviour): GameCharacter[] {
  const digest = createHash('sha256').update(`${account} ${region}`).digest()
  const nameAt = (index: number) =>
    `${firstNames[(digest[0]! + index) % firstNames.length]} ${lastNames[digest[1]! % lastNames.length]}`
  const idAt = (index: number) =>
    [behaviour, region.toLowerCase(), digest.toString('hex', 0, 8), ...(index > 0 ? [index + 1] : [])].join('-')
  const first = { id: idAt(0), name: nameAt(0), level: 1 + (digest[2]! % 30) }
  if (behaviour === 'none') return []
  if (behaviour !== 'several') return [first]
  return [first, { id: idAt(1), name: nameAt(1), level: 30 }, { id: idAt(2), name: longName, level: null }]
}

/** A link fails if its name exists: a key has one grant, and its file is whole, however many processes write. */
async function storeOnce(folder: string, { key, characterId, region, reward }: Grant): Promise<void> {
  const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  const aside = `${file}.${randomUUID()}`
  const kept: SandboxGrant = { key, characterId, region, reward, grantedAt: new Date().toISOString() }
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(aside, JSON.stringify(kept), { mode: 0o600 })
    await link(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const before: SandboxGrant = JSON.parse(await readFile(file, 'utf8'))
    const isSame = before.characterId === characterId && before.region === region && before.reward === reward
    if (!isSame) throw new GamePlatformFault('refused: key-reused', true)
  } finally {
    await rm(aside, { force: true })
  }
}

/** Grants of the sandbox, newest first. */
export async function listSandboxGrants(folder: string): Promise<SandboxGrant[]> {
  const files = await readdir(folder).catch(() => [])
  const grants = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file): Promise<SandboxGrant> => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  )
  return grants.sort((one, other) => other.grantedAt.localeCompare(one.grantedAt))
}
