import { distance as levenshtein } from 'fastest-levenshtein'
import { plain } from '#src/game/game.rules.ts'

/**
 * Those of which a name comes near a wanted text, the nearest first: the very name, a part of one, then a misspelt one. None that
 * has over half of its letters wrong.
 */
export function nearestByName<T>(all: T[], wanted: string, namesOf: (each: T) => string[]): T[] {
  const text = plain(wanted)
  return all
    .map((each) => ({ each, distance: Math.min(...namesOf(each).map((name) => nameDistance(text, plain(name)))) }))
    .filter(({ distance }) => distance < tooFar)
    .sort((a, b) => a.distance - b.distance)
    .map(({ each }) => each)
}

/** The share of wrong letters, from 0 for the very name to 1; one more where neither contains the other; 2 for what is too distance. */
function nameDistance(text: string, name: string): number {
  const wrong = levenshtein(text, name) / Math.max(text.length, name.length)
  const isPart = text.length > 1 && name.includes(text)
  const isWithin = wrong <= mostWrong && text.includes(name)
  if (isPart || isWithin) return wrong
  return wrong <= mostWrong ? 1 + wrong : tooFar
}

const mostWrong = 0.5
const tooFar = 2
