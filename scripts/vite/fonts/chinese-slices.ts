import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { visibleNames } from '#src/core/visible-names.ts'
import { config } from '../../../site.config.ts'

/** Characters that pages print together; each weight has one file of them. */
export interface Slice {
  name: string
  characters: string
}

/** Splits the project's Chinese characters into disjoint slices, those of first screens first. */
export function chineseSlices(root: string): Slice[] {
  const placed = new Set<string>()
  return Object.entries(textsBySlice(root)).map(([name, all]) => ({
    name,
    characters: [...new Set(all.join('').match(chinese))]
      .filter((each) => isNew(placed, each))
      .sort()
      .join(''),
  }))
}

/** Bold before running text, for which most devices have a font; common before rare. */
function textsBySlice(root: string): Record<string, string[]> {
  const { files, messages, otherTitles, entries, names, boldTexts } = sourcesIn(root)
  return {
    frame: [
      readFileSync(join(root, 'src/core/languages.ts'), 'utf8'),
      ...messages('site', /^(skip|language|copyright|nav|legal|signIn|account|backToGame|error\.home|notFound)/),
      ...messages('gallery', /^(kind|apply|filter)/),
      ...messages('champions', /^(stats|traits|items|neighbours)$/),
      ...messages('rankings', /^(title|kind|mode|column)/),
      ...messages('launch', /^(?!description)/),
      ...messages('account', /^user/),
      ...messages('consent', /^title/),
      ...files('game-data', 'season.json'),
      ...entries('champions').filter(isOnHome).flatMap(namesOf),
    ],
    config: [readFileSync(join(root, 'site.config.ts'), 'utf8')], // activities and campaigns
    traits: names('traits'),
    champions: names('champions'),
    game: ['game', 'champions', 'gallery', 'lineup-figures', 'consent', 'consent-dialog'].flatMap((file) =>
      messages(file, /./),
    ),
    titles: [
      ...messages('guide', /^(?!prose|summary|lead|source)/),
      ...files('content/articles', 'zh.md').flatMap((text) => text.match(/^title:.*/m) ?? []), // the guide links to them
      ...messages('duos', /^title$/),
      ...messages('activities', /^(?!summary)/),
      ...messages('legal', /./),
      ...boldTexts('content/legal'),
      ...boldTexts('content/method'),
      ...otherTitles(),
    ],
    abilities: entries('champions').flatMap(namesOf),
    items: names('items'),
    augments: names('augments'),
    skills: ['/zh/skills.json', '/zh/traits.json', 'role-labels/zh.json'].flatMap((file) => files('game-data', file)),
    effects: ['/zh/augments.json', '/zh/snax.json'].flatMap((file) => files('game-data', file)),
    documents: [...files('locales/zh', '.json'), ...files('content', '.zh.md')],
    rest: files('game-data', '.json'),
  }
}

function sourcesIn(root: string) {
  const files = (path: string, ending: string) => textsBelow(join(root, path), ending)
  const messagesOf = (file: string) =>
    Object.entries<string>(JSON.parse(readFileSync(join(root, `locales/zh/${file}.json`), 'utf8')))
  const named = new Set<string>()
  const entries = (kind: string) => files('game-data', `${kind}.json`).flatMap(entriesOf)
  return {
    files,
    entries,
    names: (kind: string) => entries(kind).map(({ name }) => name?.zh ?? ''),
    boldTexts: (folder: string) =>
      files(folder, '.zh.md').flatMap((text) => text.match(/^(#|title:).*|\*\*.+?\*\*/gm) ?? []),
    messages: (file: string, keys: RegExp) => {
      named.add(file)
      const found = messagesOf(file).flatMap(([key, text]) => (keys.test(key) ? text : []))
      if (found.length === 0)
        throw new Error(`scripts/vite/fonts/chinese-slices.ts: no text of ${file} matches ${keys}`)
      return found
    },
    /** Titles of slices that are not listed above, such as those of new pages. */
    otherTitles: () => {
      const others = visibleNames(readdirSync(join(root, 'locales/zh'))).map((name) => name.replace('.json', ''))
      return others.filter((file) => !named.has(file)).flatMap((file) => titlesIn(messagesOf(file)))
    },
  }
}

/** Han characters and full-width punctuation. */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef·]/gu

function isNew(placed: Set<string>, character: string): boolean {
  return !placed.has(character) && Boolean(placed.add(character))
}

const titlesIn = (messages: [key: string, text: string][]): string[] =>
  messages.flatMap(([key, text]) => (/(^|\.)title$/.test(key) ? text : []))

interface Entry {
  id: string
  name?: { zh?: string }
  ability?: { name: { zh?: string } }
}

const isOnHome = ({ id }: Entry) => config.newChampions.includes(id)

const namesOf = ({ name, ability }: Entry): string[] => [name?.zh ?? '', ability?.name.zh ?? '']

const entriesOf = (text: string): Entry[] => Object.values(JSON.parse(text))

function textsBelow(path: string, ending: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => textsBelow(`${path}/${name}`, ending))
  return path.endsWith(ending) ? [readFileSync(path, 'utf8')] : []
}
