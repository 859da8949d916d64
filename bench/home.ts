import { removeDataFolder, startSite } from '../e2e/setup/site/site.ts'
import { type ByteFigures, type IdleFigures, measureBytes, measureIdle, openBrowser } from './setup/page-visit.ts'
import { type Figure, report, skip } from './setup/report.ts'
import { kilobytes, withSpread } from './setup/statistics.ts'
import { findChromium, hasFontFor } from './setup/tools.ts'

const rounds = 5
const languages = ['en', 'zh', 'th', 'ms']

/** Measures what home costs a phone: bytes before any touch and once hydrated, and work while idle. */
export async function run(): Promise<void> {
  const chromium = findChromium()
  if (!chromium) return skip('bench/home', 'Chromium')
  const site = await startSite({ LOG_LEVEL: 'error' })
  const browser = await openBrowser(chromium)
  try {
    const bytes: Figure[] = []
    for (const language of languages) {
      if (language === 'zh' && !hasFontFor('zh')) skip('/zh/', 'a Chinese font')
      else bytes.push(...bytesFigures(language, await measureBytes(browser, `${site.origin}/${language}/`)))
    }
    const idle: IdleFigures[] = []
    const calm: IdleFigures[] = []
    for (let round = 0; round < rounds; round++) {
      idle.push(await measureIdle(browser, `${site.origin}/en/`, { motion: 'no-preference' }))
      calm.push(await measureIdle(browser, `${site.origin}/en/`, { motion: 'reduce' }))
    }
    report('home', [...bytes, ...idleFigures(idle, calm)], { rounds, bytes, idle, calm })
  } finally {
    await browser.close()
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}

function bytesFigures(language: string, { untouched, hydrated }: ByteFigures): Figure[] {
  const figure = (when: string, bytes: number, most: number) => ({
    what: `/${language}/ on a phone, everything ${when}`,
    value: kilobytes(bytes),
    must: `<= ${kilobytes(most)}`,
    met: bytes <= most,
  })
  return [
    figure('until it hydrates untouched', untouched, 260_000),
    figure('once it is hydrated, next pages included', hydrated, 330_000),
  ]
}

function idleFigures(idle: IdleFigures[], calm: IdleFigures[]): Figure[] {
  const longest = (all: IdleFigures[]) => all.map(({ longestTask }) => longestTask)
  const what = 'hydrated and idle for 10 s, processor slowed down 4x: longest task'
  return [
    {
      what,
      value: `${withSpread(longest(idle))} ms`,
      must: '<= 50 ms',
      met: Math.max(...longest(idle)) <= 50,
    },
    { what: `${what} where less motion is wanted`, value: `${withSpread(longest(calm))} ms` },
  ]
}
