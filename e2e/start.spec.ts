import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { createEmptyDatabase, isRunning, postmasterOf, query } from './setup/database/postgres.ts'
import { launch, production, removeDataFolder, runUntilExit, type Site, startSite } from './setup/site/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'encore-start-'))
afterAll(() => removeDataFolder(folder))

let made = 0
const newFolder = () => join(folder, String(made++))

/** Exit code and output of a start, without its progress. */
async function refusalOf(environment: Record<string, string>) {
  const { code, output } = await runUntilExit({ DATA_DIR: newFolder(), PORT: '0', ...environment })
  const said = output.split('\n').flatMap((line) => line.trim() || [])
  return { code, said: said.filter((line) => !/^(Starting|Migrating|Storing) .*(\.\.\.|done in [\d.]+ s)$/.test(line)) }
}
const oneSentence = (text: string | RegExp) => ({
  code: 1,
  said: [typeof text === 'string' ? text : expect.stringMatching(text)],
})

describe('a start that can not succeed ends with one sentence, a code and no stack', () => {
  test('when the port is in use, and PostgreSQL is stopped again', async () => {
    const { port } = new URL(inject('origin'))
    const DATA_DIR = newFolder()
    // on a busy machine jobs may wait for the database, of which they warn
    expect(await refusalOf({ PORT: port, DATA_DIR, LOG_LEVEL: 'error' })).toEqual(
      oneSentence(`The port ${port} is in use; stop the program that uses it or set PORT to another port.`),
    )
    expect(existsSync(join(DATA_DIR, 'postgres/PG_VERSION'))).toBe(true)
    expect(existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('when the metrics port is in use', async () => {
    const { port } = new URL(inject('origin'))
    // on a busy machine jobs may wait for the database, of which they warn
    const settings = {
      METRICS_PORT: port,
      DATABASE_URL: inject('databaseUrl'),
      DATA_KEYS: production.DATA_KEYS,
      LOG_LEVEL: 'error',
    }
    expect(await refusalOf(settings)).toEqual(
      oneSentence(
        `The metrics port ${port} is in use; stop the program that uses it or set METRICS_PORT to another port.`,
      ),
    )
  })

  test.each(['192.0.2.1', 'nosuch.invalid'])('when HOST is %s, which is no address of this machine', async (HOST) => {
    const port = await freePort()
    // DNS may take longer than the jobs wait for the database, which logs a warning
    const settings = { DATABASE_URL: inject('databaseUrl'), DATA_KEYS: production.DATA_KEYS, LOG_LEVEL: 'error' }
    const sentence = (setting: string, what: string) =>
      new RegExp(
        `^Can't listen on ${setting} ${HOST} at ${what} ${port} \\(E[A-Z_]+\\); set ${setting} to .+ for all of them\\.$`,
      )
    const page = { ...settings, HOST, PORT: String(port) }
    expect(await refusalOf(page)).toEqual(oneSentence(sentence('HOST', 'port')))
    const metrics = { ...settings, METRICS_HOST: HOST, METRICS_PORT: String(port) }
    expect(await refusalOf(metrics)).toEqual(oneSentence(sentence('METRICS_HOST', 'metrics port')))
  })

  test('when no folder can be made below what is a file', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const DATA_DIR = join(file, 'data')
    expect(await refusalOf({ DATA_DIR })).toEqual(
      oneSentence(`The data folder ${DATA_DIR} can't be written: ENOTDIR; fix its permissions or set DATA_DIR.`),
    )
  })

  test.skipIf(process.getuid?.() === 0)(
    'when the data folder may not be written, which binds all but root',
    async () => {
      const DATA_DIR = mkdtempSync(join(folder, 'locked-'))
      chmodSync(DATA_DIR, 0o500)
      expect(await refusalOf({ DATA_DIR })).toEqual(
        oneSentence(`The data folder ${DATA_DIR} can't be written: EACCES; fix its permissions or set DATA_DIR.`),
      )
    },
  )

  test('when nothing listens at DATABASE_URL, or nothing answers there for some seconds', async () => {
    const port = await freePort()
    const from = Date.now()
    expect(await refusalOf({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/encore` })).toEqual(
      oneSentence(`The database 127.0.0.1:${port}/encore can't be reached (ECONNREFUSED); check DATABASE_URL.`),
    )
    const refused = Date.now()
    const silent = createServer(() => undefined).listen(port, '127.0.0.1')
    expect(await refusalOf({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/encore` })).toEqual(
      oneSentence(/^The database [\d.:]+\/encore can't be reached \(.*timeout.*\); check DATABASE_URL\.$/),
    )
    expect(Date.now() - refused).toBeLessThan(refused - from + 5000)
    silent.close()
  })

  test('when the database lets the account not in, in production too', async () => {
    const wrong = new URL(inject('databaseUrl'))
    wrong.password = 'wrong'
    expect(await refusalOf({ ...production, DATABASE_URL: wrong.href })).toEqual(
      oneSentence(
        /^The database .+ refused the login: password authentication failed for user "postgres"; check DATABASE_URL\.$/,
      ),
    )
  })

  test.each([
    { options: `encoding 'UTF8' locale 'C'`, has: 'UTF8 and C' },
    { options: `encoding 'SQL_ASCII' locale 'C'`, has: 'SQL_ASCII and C' },
  ])('when the database was created with $options', async ({ options, has }) => {
    const url = await createEmptyDatabase(inject('databaseUrl'), options)
    expect(await refusalOf({ DATABASE_URL: url })).toEqual(
      oneSentence(`The database must be created with encoding UTF8 and a UTF-8 locale such as C.UTF-8; it has ${has}.`),
    )
    expect(await query(url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  })

  test.each(['PUBLIC_URL', 'DATABASE_URL', 'DATA_KEYS', 'SMTP_URL', 'MAIL_FROM'])(
    'when production lacks %s',
    async (missing) => {
      const settings = { ...production, DATABASE_URL: inject('databaseUrl') }
      expect(await refusalOf({ ...settings, [missing]: '' })).toEqual(
        oneSentence(`The setting ${missing} is missing; production needs it.`),
      )
    },
  )

  test('when a setting is wrong', async () => {
    expect(await refusalOf({ PORT: 'http' })).toEqual(
      oneSentence('The setting PORT is wrong: it is not a whole number.'),
    )
  })
})

describe('beside a site that runs', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ DATA_DIR: newFolder(), DATABASE_URL: inject('databaseUrl') })
  })
  afterAll(() => site.end())

  test('of several that start at one moment over what a killed one left, one takes the data folder', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'wanted-'))
    for (let round = 0; round < 3; round++) {
      writeFileSync(join(DATA_DIR, 'encore.pid'), '999999 long ago')
      const settings = { DATA_DIR, DATABASE_URL: inject('databaseUrl') }
      const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startSite(settings)))
      const sites = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))
      for (const start of starts)
        if (start.status === 'rejected') expect(String(start.reason)).toContain('is in use by another Encore')
      await Promise.all(sites.map((each) => each.end()))
      expect(sites).toHaveLength(1)
    }
  })

  test('a second one can not take its data folder, and the first goes on', async () => {
    expect(await refusalOf({ DATA_DIR: site.dataFolder })).toEqual(
      oneSentence(
        `The data folder ${site.dataFolder} is in use by another Encore (process ${site.child.pid}); stop it or set DATA_DIR to another folder.`,
      ),
    )
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  })

  test('one whose data folder can not be written serves all that is in the database, and tells so once', async () => {
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    const settings = { ...production, DATABASE_URL: inject('databaseUrl'), LOG_LEVEL: 'warn' }
    const without = await startSite({ ...settings, DATA_DIR: join(file, 'data') })
    for (const path of ['/en/', '/en/news', '/act/m10s16/812x375/TFT10_Illaoi.webp'])
      expect((await fetch(without.origin + path)).status, path).toBe(200)
    expect(await without.end()).toBe(0)
    expect(without.output().match(/a file of the data folder could not be used/g)).toHaveLength(1)
  })

  test('a process that merely has the number of a former holder does not block the folder', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'left-'))
    writeFileSync(join(DATA_DIR, 'encore.pid'), `${process.pid} 1`)
    const again = await startSite({ DATA_DIR, DATABASE_URL: inject('databaseUrl') })
    expect(await again.end()).toBe(0)
  })
})

describe('a signal stops everything, PostgreSQL too', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s, also when npm repeats it', async (signal) => {
    const site = await startSite({ DATA_DIR: newFolder() })
    const { pid } = postmasterOf(site.dataFolder)
    const ended = site.end(signal)
    site.child.kill(signal)
    expect(await ended).toBe(0)
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(join(site.dataFolder, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('SIGTERM in the middle of a start', async () => {
    const DATA_DIR = newFolder()
    const child = launch({ DATA_DIR, PORT: '0' })
    const gone = once(child, 'exit')
    const { pid } = await vi.waitFor(() => postmasterOf(DATA_DIR), { timeout: 20_000, interval: 5 })
    child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
    expect(isRunning(pid)).toBe(false)
  })
})
