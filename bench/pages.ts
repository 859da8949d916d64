import { removeDataFolder, startSite } from '../e2e/setup/site/site.ts'
import { auditQuality, auditSpeed, type QualityAudit, type SpeedAudit } from './setup/lighthouse.ts'
import {
  type FilterChange,
  measureFilterChanges,
  measureScripts,
  openBrowser,
  type ScriptFigures,
} from './setup/page-visit.ts'
import { untilCounted } from './setup/production-site.ts'
import { type Figure, readReport, report, skip } from './setup/report.ts'
import { serveStaticCopy } from './setup/static-copy.ts'
import { kilobytes, median, withSpread } from './setup/statistics.ts'
import { findChromium, hasFontFor } from './setup/tools.ts'

const rounds = 5

/** Every kind of indexable page in English, and some in scripts with their own fonts; Thai is the longest. */
const paths = [
  '/en/',
  '/en/champion-page',
  '/en/books/hero',
  '/en/books/synergy',
  '/en/books/equip',
  '/en/books/hex?season=m15s16',
  '/en/books/goop?season=m15s16',
  '/en/chess/m10s16/TFT10_Annie',
  '/en/guide',
  '/en/all-activities',
  '/en/newsletter',
  '/en/terms-of-service',
  '/en/privacy-notice',
  '/en/cookie-policy',
  '/en/open-source',
  '/en/test-flight',
  '/en/news',
  '/en/static/remix-rumble-patch-notes-1-5.html',
  '/en/rank/hero',
  '/en/rank/lineup',
  '/en/lineup',
  '/en/lineupDetail/m10s16/kda-ahri',
  '/th/books/hero',
  '/th/chess/m10s16/TFT10_Annie',
  '/th/static/remix-rumble-patch-notes-1-5.html',
  '/zh/books/hero',
  '/zh/static/remix-rumble-patch-notes-1-5.html',
]
/** Pages to read; open source is not one: its list has twice the rows of a ranking. */
const documents = ['/terms-of-service', '/privacy-notice', '/cookie-policy', '/test-flight', '/static/']
const isDocument = (path: string) => documents.some((name) => path.includes(name))

interface PageFigures {
  path: string
  measuredAt: string
  runs: SpeedAudit[]
  /** Runs on the same HTML without scripts. */
  staticRuns: SpeedAudit[]
  quality: QualityAudit
  scripts: ScriptFigures
  /** Compressed bytes of the document with its inline styles. */
  html: number
}

interface Raw {
  rounds: number
  pages: PageFigures[]
  changes: FilterChange[][]
}

/** Measures Lighthouse, bytes and reactions of the given paths; other paths keep their last figures. */
export async function run(asked: string[]): Promise<void> {
  const chromium = findChromium()
  if (!chromium) return skip('bench/pages', 'Chromium')
  const site = await startSite({ LOG_LEVEL: 'error', SAMPLE_MATCHES: '525' })
  try {
    await untilCounted(`${site.origin}/en/rank/hero`)
    const changes = await measureFilters(chromium, `${site.origin}/en/books/hex?season=m15s16`)
    const pages: PageFigures[] = []
    for (const path of asked.length > 0 ? asked : paths) {
      const language = path.slice(1, 3)
      if (!hasFontFor(language)) {
        skip(path, `a font for the language ${language}`)
        continue
      }
      console.log(`  measuring ${path} ...`)
      pages.push(await measurePage(chromium, site.origin, path))
    }
    const { figures, raw } = (asked.length > 0 && readReport<Raw>('pages')) || { figures: [], raw: { pages: [] } }
    const isOther = (path: string) => paths.includes(path) && !asked.includes(path)
    report(
      'pages',
      [
        ...figures.filter(({ what }) => isOther(what.split(' ')[0]!)),
        ...pages.flatMap(figuresOf),
        ...filterFigures(changes),
      ],
      { rounds, pages: [...raw.pages.filter(({ path }) => isOther(path)), ...pages], changes } satisfies Raw,
    )
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}

async function measurePage(chromium: string, origin: string, path: string): Promise<PageFigures> {
  const url = origin + path
  const browser = await openBrowser(chromium)
  const scripts = await measureScripts(browser, url).finally(() => browser.close())
  const copy = await serveStaticCopy(url)
  const runs: SpeedAudit[] = []
  const staticRuns: SpeedAudit[] = []
  for (let round = 0; round < rounds; round++) {
    runs.push(await auditSpeed(chromium, url))
    staticRuns.push(await auditSpeed(chromium, copy.url))
  }
  copy.stop()
  const quality = await auditQuality(chromium, url) // the same in every round
  const html = Number((await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
  return { path, measuredAt: new Date().toISOString(), runs, staticRuns, quality, scripts, html }
}

/** Measures each visit in a fresh browser, so that nothing of the first tap is cached. */
async function measureFilters(chromium: string, url: string): Promise<FilterChange[][]> {
  const visits: FilterChange[][] = []
  for (let round = 0; round < rounds; round++) {
    const browser = await openBrowser(chromium)
    visits.push(await measureFilterChanges(browser, url, 8).finally(() => browser.close()))
  }
  return visits
}

function figuresOf({ path, runs, staticRuns, quality, scripts, html }: PageFigures): Figure[] {
  const performance = median(runs.map((each) => each.performance))
  const scores = [performance, quality.accessibility, quality.bestPractices, quality.seo]
  const largestPaint = median(runs.map((each) => each.largestPaint))
  const ratio = largestPaint / median(staticRuns.map((each) => each.largestPaint))
  const shift = median(runs.map((each) => each.shift))
  const blocked = median(runs.map((each) => each.blocked))
  const blockedWithout = median(staticRuns.map((each) => each.blocked))
  const [scriptBar, htmlBar] = [path === '/en/' ? 135_000 : 105_000, isDocument(path) ? 14_000 : 30_000]
  return [
    line('performance, accessibility, practices, SEO', scores.join(' '), '>= 98 100 100 100', isPassed(scores)),
    line('script that arrives before the largest paint', kilobytes(scripts.before), '0 KB', scripts.before === 0),
    line(
      'script in all, consent dialog included',
      kilobytes(scripts.all),
      `<= ${kilobytes(scriptBar)}`,
      scripts.all <= scriptBar,
    ),
    line('HTML and CSS', kilobytes(html), `<= ${kilobytes(htmlBar)}`, html <= htmlBar),
    line('largest paint', `${largestPaint} ms`),
    line('largest paint against a static file', `${ratio.toFixed(2)}x`, '<= 1.25x', ratio <= 1.25),
    line('layout shift', shift.toFixed(3), '0', shift === 0),
    line('blocked', `${blocked} ms (${blockedWithout} ms without script)`, '<= 50 ms', blocked <= 50),
  ].map((figure) => ({ ...figure, what: `${path} ${figure.what}` }))
}

const line = (what: string, value: string, must?: string, met?: boolean): Figure => ({ what, value, must, met })

const isPassed = ([performance, ...others]: number[]) => performance! >= 98 && others.every((each) => each === 100)

function filterFigures(visits: FilterChange[][]): Figure[] {
  const worst = visits.map((changes) => Math.max(...changes.map(({ toNextPaint }) => toNextPaint)))
  const all = visits.flat()
  const what = 'filter change on all augments of a season, processor slowed down 4x:'
  return [
    line(`${what} to the next paint, slowest of a visit`, `${withSpread(worst)} ms`, '<= 200 ms', median(worst) <= 200),
    line(`${what} to the next paint`, `${withSpread(all.map(({ toNextPaint }) => toNextPaint))} ms`),
    line(`${what} to the filtered list`, `${withSpread(all.map(({ toList }) => toList))} ms`),
  ]
}
