import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstText, numberIn, rollOf, rollText, tierOf } from '../../draw/draw.rules.ts'
import { hmacUnder, nodeDigests, sha256 } from './node-digests.ts'

const vectors = JSON.parse(readFileSync('docs/draw-vectors.json', 'utf8'))
const { secret } = vectors
const terms = { campaign: vectors.campaign, commitment: vectors.commitment, beacon: vectors.beacon }

test('commitment, first text and rolls are those of the published vectors', async () => {
  expect(nodeDigests.sha256OfBytes(secret)).toBe(vectors.commitment)
  expect(sha256(secret)).toBe(vectors.secretOfHexText)
  expect(firstText(terms)).toBe(vectors.first.text)
  expect(sha256(vectors.first.text)).toBe(vectors.first.hash)
  for (const { alias, n, text, digest, number } of vectors.rolls) {
    expect(rollText(terms, { alias, n })).toBe(text)
    expect(await rollOf(terms, { alias, n }, hmacUnder(secret))).toEqual({ digest, number })
  }
})

test('a value at or above the limit is refused, and the next 8 bytes decide', () => {
  for (const { digest, number } of vectors.digests) expect(numberIn(digest)).toBe(number)
})

test('after four refusals the digest of a further round decides', async () => {
  const { round } = vectors
  const asked: string[] = []
  const roll = await rollOf(terms, round, (text) => {
    asked.push(text)
    return asked.length === 1 ? 'f'.repeat(64) : hmacUnder(secret)(text)
  })
  expect(asked).toEqual([rollText(terms, round), round.text])
  expect(roll).toEqual({ digest: round.digest, number: numberIn(round.digest) })
})

test('tiers have ranges in their order, and the share of an empty tier is thank you', () => {
  const prizes = [
    { tier: 1, rate: 10 },
    { tier: 3, rate: 500 },
  ] as const
  const of = (number: number, first = 1) =>
    tierOf(
      number,
      prizes,
      new Map([
        [1, first],
        [3, 7],
      ]),
    )
  expect([of(0), of(9), of(10), of(509), of(510), of(999_999)]).toEqual([1, 1, 3, 3, 0, 0])
  expect([of(0, 0), of(9, 0), of(10, 0)]).toEqual([0, 0, 3])
})
