import { LRUCache } from 'lru-cache'
import { keepThaiWords, withoutJoiners } from '#src/core/server/texts/thai-words.ts'
import { inOneLine } from '#src/core/texts/plain-text.ts'
import { cleanLine } from './picture-fonts.ts'

/** Width of a text, in any unit. */
type Measure = (text: string) => number

interface Box {
  width: number
  lines: number
}

/** Marks that no line begins with, and those that no line ends with. */
const closing = /^[\p{Pe}\p{Pf}，。、：；！？・…ーๆฯ,.:;!?%\p{M}]/u
const opening = /[\p{Ps}\p{Pi}]$/u
/** Scripts without spaces, whose words a dictionary finds. */
const unspaced =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\u3000-\\u303f\\uff00-\\uffef\\u2060\\u200b]'
const parts = new RegExp(`${unspaced}+|(?:(?!${unspaced}).)+`, 'gu')
const isUnspaced = new RegExp(unspaced, 'u')
const dictionary = new Intl.Segmenter('zh', { granularity: 'word' })

/** Parts of a text between which lines may break; a space stays with the part before it. */
export const breakable = (text: string): string[] => found.memo(text)

/** A text is broken for each size that is tried. */
const found = new LRUCache<string, string[]>({ max: 500, memoMethod: findParts })

function findParts(text: string): string[] {
  const words = keepThaiWords(inOneLine(text)).match(/\S+ ?/gu) ?? []
  const all = words.flatMap((word) => (word.match(parts) ?? []).flatMap(wordsIn))
  const kept: string[] = []
  for (const each of all.map((part) => withoutJoiners(part).normalize('NFC')).filter(Boolean)) {
    const last = kept.at(-1)
    if (last !== undefined && (!each.trim() || opening.test(last.trimEnd()) || closing.test(each)))
      kept[kept.length - 1] = last + each
    else kept.push(each)
  }
  return kept
}

const wordsIn = (part: string): string[] =>
  isUnspaced.test(part) ? [...dictionary.segment(part)].map(({ segment }) => segment) : [part]

/** A text in lines of nearly the same length; null if it needs more lines, or a part is wider than the box. */
export function linesIn(text: string, { width, lines: most }: Box, measure: Measure): string[] | null {
  const words = breakable(text)
  const greedy = filled(words, width, measure)
  if (greedy.length > most || greedy.some((line) => measure(line) > width)) return null
  const steps = [0.5, 0.6, 0.7, 0.8, 0.9].map((share) => filled(words, width * share, measure))
  const even = steps.find((lines) => lines.length === greedy.length && lines.every((line) => measure(line) <= width))
  return even ?? greedy
}

/** The lines with the last one cut to the width, and an ellipsis behind it. */
export function cutLines(text: string, { width, lines: most }: Box, measure: Measure): string[] {
  const lines = filled(breakable(text).flatMap(narrow(width, measure)), width, measure)
  if (lines.length <= most) return lines
  const last = [...graphemes.segment(lines.slice(most - 1).join(' '))].map(({ segment }) => segment)
  while (last.length > 0 && measure(`${last.join('').trim()}…`) > width) last.pop()
  return [...lines.slice(0, most - 1), `${last.join('').trim()}…`]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits what is wider than a line into its signs. */
const narrow = (width: number, measure: Measure) => (part: string) =>
  measure(part) <= width ? part : [...graphemes.segment(part)].map(({ segment }) => segment)

function filled(words: string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && measure((last + word).trimEnd()) <= width) lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines.map(cleanLine)
}
