import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '../../site.config.ts'

/** Characters that pages print together; a file of each weight holds them. */
export interface Slice {
  name: string
  characters: string
}

/** The Chinese characters of the project's texts in slices without overlap, those of every first screen first. */
export function chineseSlices(root: string): Slice[] {
  const files = (path: string, ending: string) => textsBelow(join(root, path), ending)
  const messages = (slice: string, keys: RegExp) => {
    const all = Object.entries(JSON.parse(readFileSync(join(root, `locales/zh/${slice}.json`), 'utf8')))
    const found = all.flatMap(([key, text]) => (keys.test(key) ? String(text) : []))
    if (found.length === 0) throw new Error(`scripts/vite/chinese-slices.ts: no text of ${slice} matches ${keys}`)
    return found
  }
  const entries = (kind: string) => files('game-data', `${kind}.json`).flatMap(entriesOf)
  const abilityNames = entries('champions').map(({ id, ability }) => ({ id, name: ability?.name.zh ?? '' }))
  const texts: Record<string, string[]> = {
    frame: [
      readFileSync(join(root, 'src/core/languages.ts'), 'utf8'),
      ...messages('site', /^(skip|language|copyright|nav|legal|notFound)/),
      ...messages('gallery', /^(kind|apply|filter)/),
      ...messages('champions', /^(stats|traits|items|neighbours)$/),
      ...messages('launch', /^(?!description)/),
      ...messages('consent', /^title/),
      ...files('game-data', 'season.json'),
      ...abilityNames.filter(({ id }) => config.newChampions.includes(id)).map(({ name }) => name), // home shows them
    ],
    names: [...entries('champions'), ...entries('traits')].map(({ name }) => name?.zh ?? ''),
    lists: messages('gallery', /^(?!description)/),
    consent: ['consent.json', 'consent-dialog.json'].flatMap((file) => files('locales/zh', file)),
    game: ['game.json', 'champions.json'].flatMap((file) => files('locales/zh', file)),
    headings: files('content', '.zh.md').flatMap((text) => text.match(/^(#|title:).*/gm) ?? []),
    abilities: abilityNames.map(({ name }) => name),
    skills: ['/zh/skills.json', '/zh/traits.json', 'number-labels/zh.json', 'role-labels/zh.json'].flatMap((file) =>
      files('game-data', file),
    ),
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
  id: string
  name?: { zh?: string }
  ability?: { name: { zh?: string } }
}

const entriesOf = (text: string): Entry[] => Object.values(JSON.parse(text))

/** The texts of all files below a folder whose path ends so. */
function textsBelow(path: string, ending: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => textsBelow(`${path}/${name}`, ending))
  return path.endsWith(ending) ? [readFileSync(path, 'utf8')] : []
}
