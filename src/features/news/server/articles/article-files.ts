import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { type Language, languages } from '#src/core/languages.ts'
import { type Checked, type LineFault, readYaml } from '#src/core/server/texts/checked-yaml.ts'
import { readFileText } from '#src/core/server/texts/file-text.ts'
import { largestText } from '#src/core/server/texts/rich-text.ts'
import type { TextDigest } from '#src/core/server/texts/text-digest.ts'
import { readParts } from '#src/core/server/texts/text-file.ts'
import type { DoTextWork } from '#src/core/server/texts/text-work.ts'
import { visibleNames } from '#src/core/visible-names.ts'
import { articleFacts, articleHead, articleId } from '#src/features/news/article.contract.ts'
import { placePictures, plainSource, readPictureFiles } from './picture-files.ts'
import type { KeptPicture } from './pictures.store.ts'
import { storedFormOf } from './stored-form.ts'

export type ArticleFacts = v.InferOutput<typeof articleFacts>
export type ArticleText = v.InferOutput<typeof articleHead> & { html: string } & TextDigest

/** An article of a folder; languages may be missing. */
export interface Article extends ArticleFacts {
  contentId: string
  /** SHA-256 of its files in hex; null from the studio. */
  checksum: string | null
  texts: Partial<Record<Language, ArticleText>>
  /** Pictures shown in its texts. */
  pictures: KeptPicture[]
}

/** A fault with the path below the folder of articles and, where known, the line. */
export interface ArticleFault extends Partial<LineFault> {
  file: string
  fault: string
}

/** Parser of texts, and checksums of articles to skip. */
export interface ReadingOptions {
  doTextWork: DoTextWork
  known?: ReadonlyMap<string, string>
  /** Other allowed origins of pictures. */
  pictureOrigins?: string[]
}

/** Articles, faults, and the number of unchanged ones. */
export interface ReadArticles {
  articles: Article[]
  unchanged: number
  faults: ArticleFault[]
}

/** Reads all articles of a folder, or returns every fault; articles are read whole or not at all. */
export async function readArticles(folder: string, options: ReadingOptions): Promise<ReadArticles> {
  const names = existsSync(folder) ? visibleNames(readdirSync(folder)).sort() : []
  const storedForm = await storedFormOf(options.doTextWork).catch((error: Error) => error)
  if (storedForm instanceof Error) {
    return { articles: [], unchanged: 0, faults: [{ file: basename(folder), fault: storedForm.message }] }
  }
  const read = await Promise.all(names.map((name) => readArticle(folder, name, { ...options, storedForm })))
  const all = read.flatMap(({ article }) => article ?? [])
  const articles = all.filter(({ contentId, checksum }) => options.known?.get(contentId) !== checksum)
  const faults = [...read.flatMap(({ faults }) => faults), ...groupFaults(all)]
  return { articles, unchanged: all.length - articles.length, faults }
}

async function readArticle(folder: string, name: string, options: ReadingOptions & { storedForm: string }) {
  const { doTextWork, known } = options
  if (!statSync(join(folder, name)).isDirectory()) return { faults: [{ file: name, fault: 'it is no folder' }] }
  const id = v.safeParse(articleId, name)
  if (!id.success) return { faults: [{ file: name, fault: `its name is an id: ${id.issues[0].message}` }] }
  const faults: ArticleFault[] = []
  const files = readFiles(join(folder, name))
  const placing = { ...readPictureFiles(join(folder, name)), origins: options.pictureOrigins ?? [] }
  const pictures: KeptPicture[] = []
  const take = async <T>(file: string, read: (text: string) => Promise<Checked<T>>): Promise<T | undefined> => {
    const bytes = files.get(file)
    const path = `${name}/${file}`
    if (!bytes) return void faults.push({ file: path, fault: 'it is missing' })
    if (bytes.length > largestText) {
      return void faults.push({ file: path, fault: `it has ${bytes.length} bytes, more than ${largestText}` })
    }
    const text = readFileText(bytes)
    const checked = text.ok ? await read(text.value).catch((error: Error) => error) : text
    if (checked instanceof Error) return void faults.push({ file: path, fault: checked.message })
    if (checked.ok) return checked.value
    faults.push(...checked.faults.map((each) => ({ file: path, ...each })))
  }
  const checksum = checksumOf(new Map([...files, ...placing.files]), options.storedForm)
  const shared = await take('article.yaml', async (text) => readYaml(text, articleFacts))
  const texts: Article['texts'] = {}
  for (const language of checksum === known?.get(name) ? [] : languages) {
    const written = textFiles(language).filter((file) => files.has(file))
    if (written.length === 0 && language !== 'en') continue
    const [file = 'en.md', other] = written
    if (other) faults.push({ file: `${name}/${other}`, fault: `there is ${file} already` })
    texts[language] = await take(file, async (text) => {
      const parsed = await doTextWork(file.endsWith('.md') ? 'parseMarkdown' : 'parseHtml', { text, language })
      const read = readParts(parsed, articleHead)
      if (!read.ok) return read
      const placed = await placePictures(read.value.html, placing)
      if (placed.faults.length > 0) return { ok: false, faults: placed.faults.map((each) => pictureFault(text, each)) }
      pictures.push(...placed.pictures)
      const whole = { ...read.value, html: placed.html }
      return { ok: true, value: { ...whole, ...(await doTextWork('digestText', { language, ...whole })) } }
    })
  }
  if (!shared || faults.length > 0) return { faults }
  return { article: { contentId: name, checksum, ...shared, texts, pictures }, faults }
}

/** Fault of a picture with the first line that names it, escaped or not. */
function pictureFault(text: string, { source, fault }: { source: string; fault: string }): LineFault {
  const plain = (line: string) => plainSource(line.replaceAll('&amp;', '&').replace(/\\([!-/:-@[-`{-~])/g, '$1'))
  const line = text.split('\n').findIndex((each) => plain(each).includes(source)) + 1
  return { line: Math.max(1, line), fault: `the picture ${source}: ${fault}` }
}

/** File names of a text. */
const textFiles = (language: Language) => [`${language}.md`, `${language}.html`]

/** Existing files by name. */
function readFiles(folder: string): Map<string, Buffer> {
  const names = ['article.yaml', ...languages.flatMap(textFiles)]
  const there = names.filter((name) => existsSync(join(folder, name)))
  return new Map(there.map((name) => [name, readFileSync(join(folder, name))]))
}

/** SHA-256 of files and of the form in which they are stored. */
function checksumOf(files: Map<string, Buffer>, storedForm: string): string {
  const hash = createHash('sha256').update(`${storedForm}\n`)
  for (const [name, bytes] of files) hash.update(`${name} ${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

/** Checks that places in a group are unique. */
function groupFaults(articles: Article[]): ArticleFault[] {
  const places = new Map<string, string>()
  return articles.flatMap(({ contentId, group, order }) => {
    const file = `${contentId}/article.yaml`
    if (!group) return order ? [{ file, fault: 'group: a place needs its group' }] : []
    if (!order) return [{ file, fault: `order: the group ${group} needs its place` }]
    const other = places.get(`${group} ${order}`)
    places.set(`${group} ${order}`, contentId)
    return other ? [{ file, fault: `order: ${other} has place ${order} of ${group} already` }] : []
  })
}
