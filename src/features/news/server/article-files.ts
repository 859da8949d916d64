import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Language, languages } from '../../../core/languages.ts'
import { type Checked, type LineFault, readYaml } from '../../../core/server/texts/checked-yaml.ts'
import { largestText } from '../../../core/server/texts/rich-text.ts'
import type { TextDigest } from '../../../core/server/texts/text-digest.ts'
import { readParts } from '../../../core/server/texts/text-file.ts'
import type { DoTextWork } from '../../../core/server/texts/text-work.ts'
import { articleLabels, contentIdPattern, type JumpType, jumpTypes, longestContentId } from '../news.rules.ts'

const contentId = v.pipe(
  v.string(),
  v.regex(contentIdPattern, 'it must be lower-case words joined by hyphens'),
  v.maxLength(longestContentId, `it must have at most ${longestContentId} characters`),
)

const facts = v.strictObject({
  /** When everybody may read it: an instant with its offset. */
  published: v.pipe(
    v.string(),
    v.isoTimestamp('it must be an instant with its offset, such as 2026-11-14T10:00:00+08:00'),
  ),
  /** Tabs in which it stands; the first is its own. */
  labels: v.pipe(
    v.array(v.picklist(articleLabels)),
    v.minLength(1, 'it must name a label'),
    v.check((labels) => new Set(labels).size === labels.length, 'it names a label twice'),
  ),
  /** The piece of which it is a version, where it is not a piece of its own. */
  father: v.optional(contentId),
  /** Articles that belong together, and its place among them. */
  group: v.optional(contentId),
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether related articles are shown below it. */
  related: v.optional(v.boolean(), true),
  video: v.optional(v.pipe(v.string(), v.url())),
  /** A drawn cover; else that of its first label. */
  cover: v.optional(contentId),
  /** Where its card leads instead of to its own page. */
  jump: v.optional(
    v.pipe(
      v.strictObject({ type: v.picklist(jumpTypes), url: v.optional(v.string(), '') }),
      v.check(({ type, url }) => isJumpAddress(type, url), 'its url is no address for its type'),
    ),
  ),
})

/** Out of the site by http or https; within it by a path; an article by its id or its father's. */
function isJumpAddress(type: JumpType, url: string): boolean {
  if (type === 'picture') return true
  if (type === 'external') return /^https?:\/\//.test(url)
  return /^\/(?!\/)/.test(url) && (type === 'link' || /[?&](id|parentId)=/.test(url))
}

const head = v.strictObject({
  title: v.pipe(
    v.string(),
    v.nonEmpty('it must not be empty'),
    v.maxLength(120, 'it must have at most 120 characters'),
  ),
  description: v.pipe(
    v.string(),
    v.nonEmpty('it must not be empty'),
    v.maxLength(300, 'it must have at most 300 characters'),
  ),
  updated: v.pipe(v.string(), v.isoDate()),
})

export type ArticleFacts = v.InferOutput<typeof facts>
export type ArticleText = v.InferOutput<typeof head> & { html: string } & TextDigest

/** An article as its folder tells it. A language that has no file is missing. */
export interface Article extends ArticleFacts {
  contentId: string
  /** SHA-256 of its files, in hex. */
  checksum: string
  texts: Partial<Record<Language, ArticleText>>
}

/** What is wrong with a file of an article: its path below the folder of all articles, and the line where there is one. */
export interface ArticleFault extends Partial<LineFault> {
  file: string
  fault: string
}

/** How articles are read: by what their texts are parsed, and the checksums of those that need not be read again. */
export interface ReadingOptions {
  doTextWork: DoTextWork
  known?: ReadonlyMap<string, string>
}

/** Articles of a folder, the faults in them, and how many were passed over because their checksum is known. */
export interface ReadArticles {
  articles: Article[]
  unchanged: number
  faults: ArticleFault[]
}

/** Every article below a folder, one folder each, or every fault in them: an article is taken whole or not at all. */
export async function readArticles(folder: string, options: ReadingOptions): Promise<ReadArticles> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const read = await Promise.all(names.map((name) => readArticle(folder, name, options)))
  const all = read.flatMap(({ article }) => article ?? [])
  const articles = all.filter(({ contentId, checksum }) => options.known?.get(contentId) !== checksum)
  const faults = [...read.flatMap(({ faults }) => faults), ...groupFaults(all)]
  return { articles, unchanged: all.length - articles.length, faults }
}

async function readArticle(folder: string, name: string, { doTextWork, known }: ReadingOptions) {
  const id = v.safeParse(contentId, name)
  if (!id.success) return { faults: [{ file: name, fault: `its name is an id: ${id.issues[0].message}` }] }
  const faults: ArticleFault[] = []
  const files = readFiles(join(folder, name))
  const take = async <T>(file: string, read: (text: string) => Promise<Checked<T>>): Promise<T | undefined> => {
    const bytes = files.get(file)
    const path = `${name}/${file}`
    if (!bytes) return void faults.push({ file: path, fault: 'it is missing' })
    if (bytes.length > largestText) {
      return void faults.push({ file: path, fault: `it has ${bytes.length} bytes, more than ${largestText}` })
    }
    const checked = await read(bytes.toString('utf8')).catch((error: Error) => error)
    if (checked instanceof Error) return void faults.push({ file: path, fault: checked.message })
    if (checked.ok) return checked.value
    faults.push(...checked.faults.map((each) => ({ file: path, ...each })))
  }
  const checksum = checksumOf(files)
  const shared = await take('article.yaml', async (text) => readYaml(text, facts))
  const texts: Article['texts'] = {}
  for (const language of checksum === known?.get(name) ? [] : languages) {
    const written = textFiles(language).filter((file) => files.has(file))
    if (written.length === 0 && language !== 'en') continue
    const [file = 'en.md', other] = written
    if (other) faults.push({ file: `${name}/${other}`, fault: `there is ${file} already` })
    texts[language] = await take(file, async (text) => {
      const parsed = await doTextWork(file.endsWith('.md') ? 'parseMarkdown' : 'parseHtml', { text, language })
      const read = readParts(parsed, head)
      if (!read.ok) return read
      return { ok: true, value: { ...read.value, ...(await doTextWork('digestText', { language, ...read.value })) } }
    })
  }
  if (!shared || faults.length > 0) return { faults }
  return { article: { contentId: name, checksum, ...shared, texts }, faults }
}

/** What the text of a language may be called: Markdown or HTML. */
const textFiles = (language: Language) => [`${language}.md`, `${language}.html`]

/** The files of an article that are there, by their names. */
function readFiles(folder: string): Map<string, Buffer> {
  const names = ['article.yaml', ...languages.flatMap(textFiles)]
  const there = names.filter((name) => existsSync(join(folder, name)))
  return new Map(there.map((name) => [name, readFileSync(join(folder, name))]))
}

/** Raised when the same files are to be stored as something else than before. */
const makeup = 2

function checksumOf(files: Map<string, Buffer>): string {
  const hash = createHash('sha256').update(`${makeup}\n`)
  for (const [name, bytes] of files) hash.update(`${name} ${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

/** In a group each article has a place of its own. */
function groupFaults(articles: Article[]): ArticleFault[] {
  const places = new Map<string, string>()
  return articles.flatMap(({ contentId, group, order }) => {
    if (!group) return []
    const file = `${contentId}/article.yaml`
    if (!order) return [{ file, fault: `order: the group ${group} needs its place` }]
    const other = places.get(`${group} ${order}`)
    places.set(`${group} ${order}`, contentId)
    return other ? [{ file, fault: `order: ${other} has place ${order} of ${group} already` }] : []
  })
}
