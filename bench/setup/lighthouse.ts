import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { pageAlone } from './tools.ts'

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
  pageAlone,
]

/** Speed in one Lighthouse run as a phone: score of 0-100, milliseconds, layout shift. */
export interface SpeedAudit {
  performance: number
  largestPaint: number
  firstPaint: number
  speedIndex: number
  blocked: number
  shift: number
}

/** The other categories of one run: scores of 0-100. */
export interface QualityAudit {
  accessibility: number
  bestPractices: number
  seo: number
  /** Audits below their full score, by id. */
  failed: string[]
}

/** Audits speed alone: the other audits' gathering blocks the page (home 81 ms instead of 8). */
export async function auditSpeed(chromium: string, url: string): Promise<SpeedAudit> {
  const { categories, audits } = await auditIn(chromium, url, ['performance'])
  const number = (name: string) => audits[name]!.numericValue!
  return {
    performance: scoreOf(categories.performance),
    largestPaint: Math.round(number('largest-contentful-paint')),
    firstPaint: Math.round(number('first-contentful-paint')),
    speedIndex: Math.round(number('speed-index')),
    blocked: Math.round(number('total-blocking-time')),
    shift: Number(number('cumulative-layout-shift').toFixed(4)),
  }
}

/** Audits accessibility, best practices and SEO. */
export async function auditQuality(chromium: string, url: string): Promise<QualityAudit> {
  const { categories, audits } = await auditIn(chromium, url, ['accessibility', 'best-practices', 'seo'])
  return {
    accessibility: scoreOf(categories.accessibility),
    bestPractices: scoreOf(categories['best-practices']),
    seo: scoreOf(categories.seo),
    failed: Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
      score !== null && score < 1 && scoreDisplayMode === 'binary' ? id : [],
    ),
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const scoreOf = (category: Result['categories'][string] | undefined) => Math.round(category!.score! * 100)

/** Audits an address in a fresh browser, again when the recording failed. */
async function auditIn(chromium: string, url: string, categories: string[]): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(chromium, url, categories)
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function auditOnce(chromium: string, url: string, onlyCategories: string[]): Promise<Result> {
  const browser = await launch(chromium)
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'silent', onlyCategories })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    await browser.stop()
  }
}

/** Starts Chromium with a fresh profile; Lighthouse connects to its debugging port. */
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
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  return { port, stop }
}
