import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPageArchive } from '#src/core/server/pages/archive/page-archive.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { databaseUrlOf, query } from '../e2e/setup/database/postgres.ts'
import { removeDataFolder, root } from '../e2e/setup/site/site.ts'
import { askAsEditor, type StudioSite, startStudioSite } from '../e2e/setup/site/studio-site.ts'
import { type Figure, report } from './setup/report.ts'

const kills = 20

/** Result of the kills of one kind of work. */
interface Outcome {
  /** Number of kills that hit work in progress. */
  cut: number
  torn: number
  lost: number
}

/** Kills the process during publications, imports and rendering, and looks for torn or lost data. */
export async function run(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'encore-kills-'))
  let site = await startStudioSite({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
  const restart = async () => {
    site = await startStudioSite({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
    return site
  }
  try {
    const published = await killPublications(site, restart)
    const regenerated = await killRegenerations(site, restart)
    const imported = await killImports(databaseUrlOf(dataFolder))
    report(
      'content-kills',
      [
        ...figuresOf('publication', published),
        ...figuresOf('making of kept pages', regenerated),
        ...figuresOf('import', imported),
      ],
      { kills, published, regenerated, imported },
    )
  } finally {
    await site.end()
    removeDataFolder(dataFolder)
  }
}

const figuresOf = (what: string, { cut, torn, lost }: Outcome): Figure[] => [
  { what: `${kills} kills during a ${what}, cut off`, value: String(cut) },
  { what: `${what}: torn`, value: String(torn), must: '0', met: torn === 0 },
  { what: `${what}: lost`, value: String(lost), must: '0', met: lost === 0 },
]

type Restart = () => Promise<StudioSite>

/** Publishes until the kill; readers then see one whole revision, none older than the last acknowledged. */
async function killPublications(first: StudioSite, restart: Restart): Promise<Outcome> {
  let site = first
  const outcome = { cut: 0, torn: 0, lost: 0 }
  let revision = 0
  let acknowledged = 0
  for (let kill = 0; kill < kills; kill++) {
    const { admin } = site
    const writing = (async () => {
      for (;;) {
        const title = `Revision ${revision + 1}`
        const texts = { en: { title, description: title, html: `<p>${title}</p>` } }
        const draft = { labels: ['dev' as const], texts }
        const saved = await askAsEditor(admin, draftCalls.saveDraft, { content_id: 'killed', base: revision, draft })
        revision = saved.revision
        await askAsEditor(admin, draftCalls.publishDraft, { content_id: 'killed', revision })
        acknowledged = revision
      }
    })().catch(() => undefined)
    await wait(randomInt(30, 300))
    await site.end('SIGKILL')
    await writing
    const url = databaseUrlOf(site.dataFolder)
    revision = Number(
      (await query(url, `select max(revision) as n from news_revisions where content_id = 'killed'`))[0]!.n,
    )
    const [row] = await query(url, shownParts)
    if (new Set(Object.values(row!)).size !== 1) outcome.torn++
    if (Number(row!.article) < acknowledged) outcome.lost++
    if (revision > acknowledged) outcome.cut++
    site = await restart()
  }
  return outcome
}

const shownParts = `select news_articles.revision::text as article, substring(title from '\\d+') as title,
    substring(html from '\\d+') as text, substring(card->>'title' from '\\d+') as card
  from news_articles join news_texts using (content_id) join news_cards using (content_id)
  where content_id = 'killed' limit 1`

/** Renders cached pages until the kill; every file is then whole, every page there after a start. */
async function killRegenerations(first: StudioSite, restart: Restart): Promise<Outcome> {
  let site = first
  const outcome = { cut: 0, torn: 0, lost: 0 }
  for (let kill = 0; kill < kills; kill++) {
    await site.end() // a process renders each page at most once a minute
    site = await restart()
    const url = databaseUrlOf(site.dataFolder)
    const rows = await query(url, 'select content_id from news_articles where published_at <= now()')
    const paths = rows.map(({ content_id }) => `/en/static/${content_id}.html`)
    await query(url, `update news_articles set version = nextval('news_versions')`)
    await query(url, `select pg_notify('encore_pages', '')`)
    let done = 0
    const making = Promise.all(
      paths.map((path) =>
        fetch(site.origin + path).then(
          () => done++,
          () => undefined,
        ),
      ),
    )
    await wait(randomInt(20, 600))
    await site.end('SIGKILL')
    await making
    if (done < paths.length) outcome.cut++
    const folder = join(site.dataFolder, 'static')
    const [build] = readdirSync(folder) as [string]
    const files = readdirSync(join(folder, build)).filter((name) => /^\w{64}$/.test(name)).length
    const archive = await openPageArchive(folder, build)
    const whole = (await Promise.all(paths.map((path) => archive.find(path)))).filter((page) => page !== null).length
    outcome.torn += files - whole
    site = await restart()
    const answers = await Promise.all(paths.map((path) => fetch(site.origin + path).then((answer) => answer.status)))
    outcome.lost += answers.filter((status) => status !== 200).length
  }
  return outcome
}

/** Imports all articles under other titles until the kill; then all titles are old or all are new. */
async function killImports(url: string): Promise<Outcome> {
  const outcome = { cut: 0, torn: 0, lost: 0 }
  const folder = mkdtempSync(join(tmpdir(), 'encore-import-'))
  const longest = 1 + (await importAll(url, folder, 0))
  for (let kill = 1; kill <= kills; kill++) {
    const took = await importAll(url, folder, kill, randomInt(Math.round(longest / 3), longest))
    const marks = await query(
      url,
      `select distinct substring(title from 'edition (\\d+)') as mark from news_texts where language = 'en' and title like '%edition%'`,
    )
    if (marks.length !== 1) outcome.torn++
    const [{ mark }] = marks as [{ mark: string }]
    if (took < 0 && Number(mark) !== kill) outcome.cut++
    if (took >= 0 && Number(mark) !== kill) outcome.lost++
  }
  rmSync(folder, { recursive: true })
  return outcome
}

/** Imports one edition of the sample articles. Returns milliseconds, negative when killed first. */
async function importAll(url: string, folder: string, edition: number, killedAfter?: number): Promise<number> {
  const articles = join(root, 'content/articles')
  cpSync(articles, folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, 'en.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${name} edition ${edition}`))
  }
  const program = join(root, 'dist/server/entry.cli.js')
  const from = Date.now()
  const child = spawn(process.execPath, [program, 'content', 'import', folder], {
    env: { ...process.env, DATABASE_URL: url },
  })
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  if (killedAfter !== undefined) void wait(killedAfter).then(() => child.kill('SIGKILL'))
  return (await gone) === 0 ? Date.now() - from : -1
}
