import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import { parse, type Token } from '@messageformat/parser'
import type { Plugin } from 'vite'
import { languages } from '#src/core/languages.ts'
import { keepThaiWords } from '#src/core/server/texts/thai-words.ts'
import { visibleNames } from '#src/core/visible-names.ts'
import type { TextSlice } from '#src/core/web/texts/text.ts'
import { shellSlices } from '#src/site/shell-slices.ts'

const locales = resolve(import.meta.dirname, '../../locales')
const textRuntime = resolve(import.meta.dirname, '../../src/core/web/texts/text-runtime.ts')
const typesFile = resolve(import.meta.dirname, '../../src/core/texts.gen.ts')

/** Names of the text slices: the file names of the English folder. */
export const slicesOf = (folder = locales): string[] =>
  visibleNames(readdirSync(join(folder, 'en')))
    .map((file) => file.replace('.json', ''))
    .sort()

/** Reads one slice of a language. Throws with the file's name when it is no JSON. */
export function readSlice(language: string, slice: string, folder = locales): Record<string, string> {
  const file = join(folder, language, `${slice}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/** Variables of an ICU message with their TypeScript types. */
export function variablesOf(message: string): Map<string, 'number' | 'string'> {
  const found = new Map<string, 'number' | 'string'>()
  const walk = (tokens: Token[]) => {
    for (const token of tokens) {
      if (token.type === 'content' || token.type === 'octothorpe') continue
      const counted =
        token.type === 'plural' ||
        token.type === 'selectordinal' ||
        (token.type === 'function' && token.key === 'number')
      found.set(token.arg, counted || found.get(token.arg) === 'number' ? 'number' : 'string')
      if ('cases' in token) for (const each of token.cases) walk(each.tokens)
    }
  }
  walk(parse(message))
  return found
}

/** Source of src/core/texts.gen.ts: each text key with the types of its values. */
export function textTypes(folder = locales): string {
  const rows = slicesOf(folder).flatMap((slice) =>
    Object.entries(readSlice('en', slice, folder)).map(([key, message]) => {
      const values = [...variablesOf(message)].map(
        ([name, type]) => `${name}: ${type === 'string' ? 'string | number' : type}`,
      )
      return `  '${slice}.${key}': ${values.length > 0 ? `{ ${values.join('; ')} }` : 'undefined'}`
    }),
  )
  return `// Generated from locales/en by the build; do not edit.\nexport interface TextArguments {\n${rows.join('\n')}\n}\n`
}

/** Compiles ICU texts at build; a browser gets only its language, one chunk per slice. */
export function texts(): Plugin {
  return {
    name: 'encore-texts',
    enforce: 'pre', // before Vite resolves the message runtime
    buildStart() {
      for (const language of languages)
        for (const slice of slicesOf()) this.addWatchFile(join(locales, language, `${slice}.json`))
      writeTypes()
    },
    resolveId(id, importer) {
      if (id.startsWith('virtual:texts')) return `\0${id}`
      if (id === '@messageformat/runtime' && importer?.startsWith('\0virtual:texts')) return textRuntime
    },
    load(id) {
      if (id === '\0virtual:texts') return this.environment.name === 'client' ? browserModule() : serverModule()
      const [, language, slice] = /^\0virtual:texts\/(\w+)\/([\w-]+)$/.exec(id) ?? []
      if (!language || !slice) return
      const isKept = this.environment.name === 'client' ? isShown : () => true
      return slice === 'shell' ? shellModule(language, isKept) : compile(language, [slice], isKept)
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(locales)) return
      writeTypes()
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

function writeTypes() {
  const types = textTypes()
  if (readFileSync(typesFile, { encoding: 'utf8', flag: 'a+' }) !== types) writeFileSync(typesFile, types)
}

/** Texts for robots and for answers of calls stay on the server. */
const isShown = (key: string): boolean => !key.split('.').some((part) => part === 'summary' || part === 'prose')

function compile(language: string, slices: string[], isKept: (key: string) => boolean): string {
  const keyed = Object.fromEntries(
    slices.flatMap((slice) =>
      Object.entries(readSlice(language, slice))
        .filter(([key]) => isKept(key))
        .map(([key, text]) => [`${slice}.${key}`, language === 'th' ? keepThaiWords(text) : text]),
    ),
  )
  return compileModule(new MessageFormat(language, { returnType: 'string' }), keyed)
}

/** The shell's texts of a language with loaders of its other slices. */
function shellModule(language: string, isKept: (key: string) => boolean): string {
  const others = slicesOf().filter((slice) => !shellSlices.includes(slice as TextSlice))
  const loaders = others.map((slice) => `'${slice}': () => import('virtual:texts/${language}/${slice}')`)
  return `${compile(language, shellSlices, isKept)}\nexport const others = { ${loaders.join(', ')} }`
}

function browserModule(): string {
  const shells = languages.map((language) => `${language}: () => import('virtual:texts/${language}/shell')`)
  return `
import { isLanguage, placeOf } from '/src/core/languages.ts'
const shells = { ${shells.join(', ')} }
export const texts = { ${languages.map((language) => `${language}: {}`).join(', ')} }
export async function loadTexts(slice) {
  const language = placeOf(location.pathname)?.language ?? languageOfDocument()
  const shell = await shells[language]()
  const loaded = shell.others[slice] ? await shell.others[slice]() : shell
  Object.assign(texts[language], loaded.default)
}
// of the studio, whose address names none; the browser's translation sets another
function languageOfDocument() {
  const own = document.documentElement.lang.slice(0, 2)
  return isLanguage(own) ? own : 'en'
}`
}

/** The server's module: every text by language. */
export function serverModule(folder = locales): string {
  const all = languages.flatMap((language) =>
    slicesOf(folder).map((slice) => ({ language, slice, name: `${language}_${slice.replaceAll('-', '_')}` })),
  )
  const imports = all.map(({ language, slice, name }) => `import ${name} from 'virtual:texts/${language}/${slice}'`)
  const merged = languages.map((language) => {
    const own = all.filter((each) => each.language === language).map(({ name }) => `...${name}`)
    return `${language}: { ${own.join(', ')} }`
  })
  return `${imports.join('\n')}\nexport const texts = { ${merged.join(', ')} }\nexport async function loadTexts() {}`
}
