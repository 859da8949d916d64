import { distance } from 'fastest-levenshtein'
import { plain } from '#src/game/game.rules.ts'

/**
 * Those of which a name comes near a wanted text, the nearest first: the very name, a part of one, then a misspelt one. None that
 * has over half of its letters wrong.
 */
export function nearestByName<T>(all: T[], wanted: string, namesOf: (each: T) => string[]): T[] {
  const text = plain(wanted)
  return all
    .map((each) => ({ each, far: Math.min(...namesOf(each).map((name) => farness(text, plain(name)))) }))
    .filter(({ far }) => far < tooFar)
    .sort((a, b) => a.far - b.far)
    .map(({ each }) => each)
}

/** The share of wrong letters, from 0 for the very name to 1; one more where neither contains the other; 2 for what is too far. */
function farness(text: string, name: string): number {
  const wrong = distance(text, name) / Math.max(text.length, name.length)
  const isPart = text.length > 1 && name.includes(text)
  const isWithin = wrong <= mostWrong && text.includes(name)
  if (isPart || isWithin) return wrong
  return wrong <= mostWrong ? 1 + wrong : tooFar
}

const mostWrong = 0.5
const tooFar = 2
