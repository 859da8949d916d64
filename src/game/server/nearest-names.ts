import { distance as levenshtein } from 'fastest-levenshtein'
import { foldName } from '#src/core/texts/typed-text.ts'

/** Entries with a similar name, nearest first: equal, partial, misspelt; at most half of the letters may differ. */
export function nearestByName<T>(all: T[], wanted: string, namesOf: (each: T) => string[]): T[] {
  const text = foldName(wanted)
  return all
    .map((each) => ({ each, distance: Math.min(...namesOf(each).map((name) => nameDistance(text, foldName(name)))) }))
    .filter(({ distance }) => distance < tooFar)
    .sort((a, b) => a.distance - b.distance)
    .map(({ each }) => each)
}

/** Levenshtein distance as a share (0-1), plus 1 where neither contains the other; 2 means no match. */
function nameDistance(text: string, name: string): number {
  const wrong = levenshtein(text, name) / Math.max(text.length, name.length)
  const isPart = text.length > 1 && name.includes(text)
  const isWithin = wrong <= mostWrong && text.includes(name)
  if (isPart || isWithin) return wrong
  return wrong <= mostWrong ? 1 + wrong : tooFar
}

const mostWrong = 0.5
const tooFar = 2
