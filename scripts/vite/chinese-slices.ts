import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Characters that pages print together; a file of each weight holds them. */
export interface Slice {
  name: string
  characters: string
}

/** The Chinese characters of the project's texts in slices without overlap, those of every first screen first. */
export function chineseSlices(root: string): Slice[] {
  const files = (path: string, ending: string) => textsBelow(join(root, path), ending)
  const messages = (slice: string, keys: RegExp) =>
    Object.entries(JSON.parse(readFileSync(join(root, `locales/zh/${slice}.json`), 'utf8'))).flatMap(([key, text]) =>
      keys.test(key) ? String(text) : [],
    )
  const entries = (kind: string) => files('game-data', `${kind}.json`).flatMap(entriesOf)
  const texts: Record<string, string[]> = {
    frame: [
      readFileSync(join(root, 'src/core/languages.ts'), 'utf8'),
      ...messages('site', /^(skip|language|copyright|nav|legal|notFound)/),
      ...messages('gallery', /^(kind|apply|filter|champions$|champion\.(stats|traits|items|neighbours)$)/),
      ...messages('launch', /^(?!about|description)/),
      ...messages('consent', /^title/),
      ...files('game-data', 'season.json'),
    ],
    names: [...entries('champions'), ...entries('traits')].map(({ name }) => name?.zh ?? ''),
    lists: [...messages('gallery', /^(?!champion\.|skill|description)/), ...messages('launch', /^about/)],
    consent: files('locales/zh', 'consent.json'),
    game: [...files('locales/zh', 'game.json'), ...messages('gallery', /^(champion\.|skill)/)],
    headings: files('content', '.zh.md').flatMap((text) => text.match(/^(#|title:).*/gm) ?? []),
    abilities: entries('champions').map(({ ability }) => ability?.name.zh ?? ''),
    skills: ['/zh/skills.json', '/zh/traits.json', 'number-labels/zh.json'].flatMap((file) => files('game-data', file)),
    documents: [...files('locales/zh', '.json'), ...files('content', '.zh.md')],
    rest: files('game-data', '.json'),
  }
  const placed = new Set<string>()
  return Object.entries(texts).map(([name, all]) => ({
    name,
    characters: [...new Set(all.join('').match(chinese))]
      .filter((each) => isNew(placed, each))
      .sort()
      .join(''),
  }))
}

/** The slices with the named ones in a single slice at the front. */
export function joined(slices: Slice[], name: string, parts: string[]): Slice[] {
  const first = slices.filter((slice) => parts.includes(slice.name))
  const characters = first.map((slice) => slice.characters).join('')
  return [{ name, characters }, ...slices.filter((slice) => !first.includes(slice))]
}

/** Han characters and the full-width signs between them. */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef·]/gu

function isNew(placed: Set<string>, character: string): boolean {
  return !placed.has(character) && Boolean(placed.add(character))
}

interface Entry {
  name?: { zh?: string }
  ability?: { name: { zh?: string } }
}

const entriesOf = (text: string): Entry[] => Object.values(JSON.parse(text))

/** The texts of all files below a folder whose path ends so. */
function textsBelow(path: string, ending: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => textsBelow(`${path}/${name}`, ending))
  return path.endsWith(ending) ? [readFileSync(path, 'utf8')] : []
}
