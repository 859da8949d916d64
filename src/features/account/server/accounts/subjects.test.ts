import { expect, test } from 'vitest'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { providerDigestsOf, subjectIn } from './subjects.ts'

const privateData = openPrivateData(new Map([['test', ['a-secret-of-these-tests-alone-and-long']]]))
const digestOf = (channel: number, issuer: string, subject: string) =>
  providerDigestsOf({ channel, issuer, subject }, privateData)[0].toString('hex')

test('the same subject has different digests at each channel and issuer', () => {
  const digests = [
    digestOf(6, 'https://a.example', 'ann'),
    digestOf(6, 'https://b.example', 'ann'),
    digestOf(4, 'https://a.example', 'ann'),
    digestOf(6, 'https://a.example', 'Ann'),
  ]
  expect(new Set(digests).size).toBe(digests.length)
  expect(digestOf(6, 'https://a.example', 'ann')).toBe(digests[0])
})

test('an id that is a number is kept digit by digit, whatever its size', () => {
  const subjects = ['9007199254740993', '9007199254740992', '175928847299117063'].map((id) =>
    subjectIn(`{"n":[-1,2.5,1e9],"text":"\\"1","id": ${id}}`, 'id'),
  )
  expect(subjects).toEqual(['9007199254740993', '9007199254740992', '175928847299117063'])
})

test('an id within other fields is found, and a text stays as it is', () => {
  expect(subjectIn('{"data":{"user":{"id":"007 \\"a\\""}}}', 'data.user.id')).toBe('007 "a"')
  expect(subjectIn(`{"id":"${'x'.repeat(255)}"}`, 'id')).toBe('x'.repeat(255))
})

const unusable = [
  ...['1e400', '-5', '1.5', '1e3', '9'.repeat(256), 'null', 'true', '[]', '{}'],
  ...['""', '"\\ud800"', `"${'x'.repeat(256)}"`],
]
test.each(unusable)('%s is no id', (id) => {
  expect(subjectIn(`{"id":${id}}`, 'id')).toBeNull()
})

test('an answer that is not JSON has no id, and is read in time', () => {
  for (const answer of ['', '{"id":5', '[]', 'null', '"\\"'.repeat(60_000), '['.repeat(250_000)]) {
    const from = performance.now()
    expect(subjectIn(answer, 'id')).toBeNull()
    expect(performance.now() - from).toBeLessThan(1000)
  }
})
