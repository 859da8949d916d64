import { expect, test } from 'vitest'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { providerDigestsOf } from './subjects.ts'

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
