import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
]

/** One Lighthouse run of a phone: scores of 0-100, milliseconds, layout shift. */
export interface Audit {
  performance: number
  accessibility: number | null
  bestPractices: number | null
  seo: number | null
  largestPaint: number
  firstPaint: number
  speedIndex: number
  blocked: number
  shift: number
  /** Audits below their full score, by id. */
  failed: string[]
}

/** Audits an address once in a browser of its own, again where the recording failed; without `all` the performance alone. */
export async function audit(chromium: string, url: string, kind: { all: boolean }): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(chromium, url, kind)
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function auditOnce(chromium: string, url: string, { all }: { all: boolean }): Promise<Audit> {
  const browser = await launch(chromium)
  try {
    const onlyCategories = all ? ['performance', 'accessibility', 'best-practices', 'seo'] : ['performance']
    const result = await lighthouse(url, { port: browser.port, logLevel: 'silent', onlyCategories })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return figuresOf(result.lhr)
  } finally {
    await browser.stop()
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function figuresOf({ categories, audits }: Result): Audit {
  const score = (name: string) => (categories[name] ? Math.round(categories[name].score! * 100) : null)
  const number = (name: string) => audits[name]!.numericValue!
  return {
    performance: score('performance')!,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: Math.round(number('largest-contentful-paint')),
    firstPaint: Math.round(number('first-contentful-paint')),
    speedIndex: Math.round(number('speed-index')),
    blocked: Math.round(number('total-blocking-time')),
    shift: Number(number('cumulative-layout-shift').toFixed(4)),
    failed: Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
      score !== null && score < 1 && scoreDisplayMode === 'binary' ? id : [],
    ),
  }
}

/** A Chromium with a fresh profile; Lighthouse speaks to it over the port that it chose. */
async function launch(chromium: string): Promise<{ port: number; stop(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'encore-lighthouse-'))
  const child = spawn(chromium, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const port = await new Promise<number>((done, failed) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said) ?? []
      if (found) done(Number(found))
    })
    child.once('exit', () => failed(new Error(`Chromium did not start:\n${said}`)))
  })
  const stop = async () => {
    child.kill()
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  return { port, stop }
}
