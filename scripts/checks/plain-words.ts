import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { type Finding, filesBelow } from './sources.ts'

const longestComment = 120

/** Words of comments with what to write instead. */
const refusedWords: [word: RegExp, better: string][] = [
  [/\banew\b/i, 'again'],
  [/\bmake-?shift\b/i, 'fallback'],
  [/\bmade-up\b/i, 'uncacheable, generated or sample'],
  [/\b(nobody|whoever)\b/i, 'a sentence with the actor as its subject'],
  [/\b(tells|told)\b/i, 'returns, reports, says or names'],
  [/\bwish(es)?\b/i, 'query or options'],
  [/\bdeeds?\b/i, 'audit event'],
  [/\bpatience\b/i, 'timeout or circuit breaker'],
  [/\blikeness(es)?\b/i, 'design effect'],
  [/\basleep\b/i, 'deferred'],
  [/\bso many\b/i, 'a number, or "as many"'],
  [/\bin the place of\b/i, 'instead of'],
  [/^\s*who\b/i, 'a noun before "who"'],
]

/** Names of the old dialect with the field's word. */
const refusedNames: [name: RegExp, better: string][] = [
  [/^madeUp|MadeUp/, 'uncacheable or generated'],
  [/[mM]akeshift/, 'fallback'],
  [/Wish|^wish(es|Of)?$/, 'query or options'],
  [/^(toldOf|mostTold)$/, 'toJson, maxReported'],
  [/Deed|^deeds?$/, 'audit event'],
  [/Trip(s|Key|Used)?$|^trips?$/, 'auth request'],
  [/^atEachTurn$/, 'onChange'],
  [/Patience|^patience$/, 'timeout or circuitBreaker'],
  [/[lL]ikeness/, 'designEffects'],
  [/Countable/, 'metric subject'],
  [/^(asleep|awake|awaken)$/, 'deferred, hydrate'],
  [/[bB]arePage/, 'standalonePage'],
  [/[tT]ightening/, 'recompress'],
  [/SignSheets?/, 'iconSprite'],
  [/^standIn/, 'draftOverride'],
  [/^untilAgain$/, 'retryDelayMs'],
  [/^leadBack$/, 'redirect'],
]

const folders = ['src', 'scripts', 'e2e', 'bench', 'art']
const ownList = /^scripts\/checks\/plain-words\b/

/** Comments that are too long for one sentence, and words and names that the style in CONTRIBUTING.md refuses. */
export function findWordFaults(root: string): Finding[] {
  return filesBelow(root, folders)
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.gen\.ts$/.test(file) && !ownList.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const { comments, names } = file.endsWith('.css')
        ? { comments: cssComments(text), names: new Set<string>() }
        : parts(file, text)
      return [...comments.flatMap((comment) => commentFaults(file, comment)), ...nameFaults(file, names)]
    })
}

function commentFaults(file: string, comment: string): Finding[] {
  const short = `"${comment.slice(0, 60)}${comment.length > 60 ? '...' : ''}"`
  const long = {
    file,
    rule: 'long-comment',
    fault: `${comment.length} characters, more than ${longestComment}: ${short}`,
  }
  const found = refusedWords.find(([word]) => word.test(comment))
  return [
    ...(comment.length > longestComment && !isTable(comment) ? [long] : []),
    ...(found ? [{ file, rule: 'plain-words', fault: `${short}: write ${found[1]}` }] : []),
  ]
}

/** Tables and lists may be as long as they need. */
const isTable = (comment: string): boolean => /\n\s*([-|]|\d+\.) /.test(comment)

function nameFaults(file: string, names: Set<string>): Finding[] {
  return [...names].flatMap((name) => {
    const found = refusedNames.find(([refused]) => refused.test(name))
    return found ? [{ file, rule: 'plain-names', fault: `${name}: call it ${found[1]}` }] : []
  })
}

/** A source's comments, those of consecutive lines as one, and the names that it declares or uses. */
function parts(file: string, text: string): { comments: string[]; names: Set<string> } {
  const { program, comments } = parseSync(file, text)
  const joined: { text: string; end: number }[] = []
  for (const { type, value, start, end } of comments) {
    const last = joined.at(-1)
    const isContinued = type === 'Line' && last && /^\n[ \t]*$/.test(text.slice(last.end, start))
    if (isContinued) Object.assign(last, { text: `${last.text} ${value.trim()}`, end })
    else joined.push({ text: plain(value), end })
  }
  const names = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || isStyleName(value)) return
    const { type, name } = value as { type?: string; name?: unknown }
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name)
    for (const child of Object.values(value)) walk(child)
  }
  walk(program)
  return { comments: joined.map((each) => each.text), names }
}

/** `styles.name`: class names reach the HTML and are no names of code. */
const isStyleName = (node: object): boolean =>
  'object' in node && (node.object as { name?: string } | null)?.name === 'styles'

const cssComments = (text: string): string[] =>
  [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, inner]) => plain(inner!))

/** A comment without its marks; lines of prose are joined, those of tables stay. */
const plain = (comment: string): string => {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*\s?/, '').trim())
  return lines.reduce((all, line) => (/^([-|]|\d+\.) /.test(line) ? `${all}\n${line}` : `${all} ${line}`)).trim()
}
