import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { matchLines } from '../e2e/setup/data/matches.ts'
import { databaseUrlOf, postmasterOf, query } from '../e2e/setup/database/postgres.ts'
import { removeDataFolder, root, startSite } from '../e2e/setup/site/site.ts'
import { report } from './setup/report.ts'

const kills = 30
const files = 30
const matchesAFile = 120

const forgetAll = 'truncate rankings_matches, rankings_slices cascade'

/** Kills ingests and PostgreSQL at random moments, then compares all tallies with an undisturbed ingest. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-stats-kills-'))
  const paths = Array.from({ length: files }, (_, index) => {
    const path = join(folder, `${index}.ndjson`)
    writeFileSync(path, `${matchLines(matchesAFile, { seed: index + 1 }).join('\n')}\n`)
    return path
  })
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    const own = databaseUrlOf(site.dataFolder)
    const took = await ingest(own, paths)
    const expected = await digestOf(own)
    await query(own, forgetAll)
    const ingests = await killIngests(own, paths, took)
    const sameAfterIngests = (await digestOf(own)) === expected
    await query(own, forgetAll)
    const servers = await killServers(site.dataFolder, paths, took)
    const sameAfterServers = (await digestOf(databaseUrlOf(site.dataFolder))) === expected
    const shown = (same: boolean) => (same ? 'exact' : 'WRONG')
    report(
      'stats-kills',
      [
        { what: `ingests of ${kills} that were cut off`, value: String(ingests) },
        { what: 'totals after them', value: shown(sameAfterIngests), must: 'exact', met: sameAfterIngests },
        { what: `ingests of ${kills} whose PostgreSQL was killed`, value: String(servers) },
        { what: 'totals after them', value: shown(sameAfterServers), must: 'exact', met: sameAfterServers },
      ],
      { kills, ingests, servers, took },
    )
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
    rmSync(folder, { recursive: true })
  }
}

/** Kills a growing ingest at random moments, then completes it. Returns the number of kills that hit. */
async function killIngests(url: string, paths: string[], took: number): Promise<number> {
  let cut = 0
  for (let kill = 1; kill <= kills; kill++) {
    const some = paths.slice(0, kill)
    const longest = Math.max(900, (took * some.length) / paths.length)
    if ((await ingest(url, some, randomInt(300, Math.round(longest)))) < 0) cut++
  }
  await ingest(url, paths)
  return cut
}

/** Kills PostgreSQL instead, which the running site restarts. */
async function killServers(dataFolder: string, paths: string[], took: number): Promise<number> {
  let cut = 0
  for (let kill = 1; kill <= kills; kill++) {
    const some = paths.slice(0, kill)
    const ending = ingest(databaseUrlOf(dataFolder), some)
    await wait(randomInt(300, Math.max(900, Math.round((took * some.length) / paths.length))))
    process.kill(postmasterOf(dataFolder).pid, 'SIGKILL')
    if ((await ending) < 0) cut++
    await untilBack(dataFolder)
  }
  await ingest(databaseUrlOf(dataFolder), paths)
  return cut
}

async function untilBack(dataFolder: string) {
  for (;;) {
    try {
      return await query(databaseUrlOf(dataFolder), 'select 1')
    } catch {
      await wait(200)
    }
  }
}

/** Milliseconds of an ingest; negative when it did not finish. */
const ingest = (url: string, paths: string[], killedAfter?: number) =>
  encore(url, ['stats', 'ingest', ...paths, '--rejects', `${paths[0]}.${randomInt(2 ** 40)}`], killedAfter)

async function encore(url: string, words: string[], killedAfter?: number): Promise<number> {
  const from = Date.now()
  const child = spawn(process.execPath, [join(root, 'dist/server/entry.cli.js'), ...words], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'ignore',
  })
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  if (killedAfter !== undefined) void wait(killedAfter).then(() => child.kill('SIGKILL'))
  return (await gone) === 0 ? Date.now() - from : -1
}

/** Digest of all tallies, independent of their order. */
async function digestOf(url: string): Promise<string> {
  const [row] = await query(
    url,
    `select md5(string_agg(md5(row(set_number, version, mode, ladder, day, is_sample, kind, entity, part, place_1, place_2, place_3,
      place_4, place_5, place_6, place_7, place_8, matches, boards_squared, place_squared, place_by_boards, top4_squared,
      top4_by_boards, wins_squared, wins_by_boards)::text), '' order by set_number, version, mode, ladder, day, is_sample, kind, entity, part)) as digest
     from rankings_tallies join rankings_slices using (slice_id)`,
  )
  return row!.digest!
}
