import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#src/core/server/process/free-port.ts'
import { root } from '../e2e/setup/site/site.ts'
import { type Figure, report } from './setup/report.ts'
import { median, withSpread } from './setup/statistics.ts'

const rounds = 5

/** Measures the time from the command to the first page: built, very first start, with the build. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-start-'))
  try {
    const first: number[] = []
    const again: number[] = []
    for (let round = 0; round < rounds; round++) {
      const data = join(folder, String(round))
      first.push(await secondsToFirstPage(data))
      again.push(await secondsToFirstPage(data))
    }
    for (const made of ['dist', '.generated']) rmSync(join(root, made), { recursive: true, force: true })
    const withBuild = [await secondsToFirstPage(join(folder, '0'))]
    report('start', figuresOf(first, again, withBuild), { first, again, withBuild })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf(first: number[], again: number[], withBuild: number[]): Figure[] {
  const figure = (what: string, seconds: number[], most: number): Figure => ({
    what,
    value: `${withSpread(seconds, 2)} s`,
    must: `<= ${most} s`,
    met: median(seconds) <= most,
  })
  return [
    figure('built, to the first page', again, 3),
    figure('built, to the first page, with a new database', first, 3),
    figure('build and start, to the first page', withBuild, 30),
  ]
}

/** Seconds from the start program to a whole page; stops the site afterwards. */
async function secondsToFirstPage(dataFolder: string): Promise<number> {
  const port = String(await freePort())
  const from = performance.now()
  const { NODE_ENV: _ofTheBench, ...environment } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...environment, DATA_DIR: dataFolder, PORT: port },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await hasPage(`http://127.0.0.1:${port}/en/`))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${said}`)
    await wait(20)
  }
  const seconds = (performance.now() - from) / 1000
  child.kill('SIGTERM')
  await gone
  return seconds
}

async function hasPage(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null)
  return answer?.ok === true && (await answer.text()).endsWith('</html>')
}
