import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#src/core/languages.ts'
import { fileNameOf, formatNames, type PictureFormat, sharedFile } from '#src/features/lineups/lineup-picture.rules.ts'
import { readLineups } from '#src/features/lineups/server/lineup-files.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { removeDataFolder, root, type Site, startSite } from '../e2e/setup/site/site.ts'
import { type Figure, report } from './setup/report.ts'
import { median, withSpread } from './setup/statistics.ts'

/** Drawn in a row, which is all pictures several times. */
const inARow = 2000
const coldMs = 150
const keptMs = 3

interface Picture {
  format: PictureFormat
  address: string
}

/** Measures pictures of all lineups on one core: drawn for the first time, kept, and 2,000 in a row with their memory. */
export async function run(): Promise<void> {
  const site = await startSite({ LOG_LEVEL: 'error' })
  try {
    execFileSync('taskset', ['-acp', '0', String(site.child.pid)])
    const pictures = await picturesOf(site.origin)
    await timeOf(pictures[0]!) // reads the fonts
    rmSync(keptFolder(site), { recursive: true, force: true })
    const before = processorTimeOf(site)
    const cold = await timesOf(pictures)
    const processor = (processorTimeOf(site) - before) / pictures.length
    const kept = await timesOf(pictures)
    const memory = [memoryOf(site)]
    for (let drawn = pictures.length; drawn < inARow; drawn += pictures.length) {
      rmSync(keptFolder(site), { recursive: true, force: true })
      await timesOf(pictures)
      memory.push(memoryOf(site))
    }
    const work: Figure = { what: 'processor time of a picture, all formats', value: `${processor.toFixed(1)} ms` }
    report('pictures', [...timeFigures(cold, kept), work, memoryFigure(memory)], { cold, kept, processor, memory })
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}

const keptFolder = ({ dataFolder }: Site) => join(dataFolder, 'lineup-pictures')

/** Every format of every sample lineup in every language, at the address that its page names. */
async function picturesOf(origin: string): Promise<Picture[]> {
  const all: Picture[] = []
  const { lineups } = readLineups(join(root, 'content/lineups'), readGameData(root))
  for (const { season, id } of lineups)
    for (const language of languages) {
      const page = await (await fetch(`${origin}/${language}/lineupDetail/${season}/${id}`)).text()
      const [folder] = /\/act\/lineups\/[^"]+\/[0-9a-f]{16}\//.exec(page)!
      for (const format of formatNames) all.push({ format, address: origin + folder + fileNameOf(sharedFile(format)) })
    }
  return all
}

type Times = Record<PictureFormat, number[]>

async function timesOf(pictures: Picture[]): Promise<Times> {
  const times: Times = { portrait: [], story: [], card: [] }
  for (const picture of pictures) times[picture.format].push(await timeOf(picture))
  return times
}

async function timeOf({ address }: Picture): Promise<number> {
  const from = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return performance.now() - from
}

/** Milliseconds of processor time so far, of hundred ticks a second. */
function processorTimeOf({ child }: Site): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory in MB. */
const memoryOf = ({ child }: Site): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1000)

function timeFigures(cold: Times, kept: Times): Figure[] {
  const figure = (what: string, times: number[], most: number): Figure => ({
    what,
    value: `${withSpread(times, 1)} ms`,
    must: `median <= ${most} ms`,
    met: median(times) <= most,
  })
  return [
    ...formatNames.map((format) => figure(`${format}, drawn for the first time`, cold[format], coldMs)),
    figure('any format, kept', Object.values(kept).flat(), keptMs),
  ]
}

/** Memory levels off if the second half of the run adds next to nothing. */
function memoryFigure(memory: number[]): Figure {
  const half = memory[Math.floor(memory.length / 2)]!
  return {
    what: `${inARow} drawn in a row, memory after each round of all`,
    value: `${memory.join(', ')} MB`,
    must: 'second half: <= 40 MB more',
    met: memory.at(-1)! - half <= 40,
  }
}
