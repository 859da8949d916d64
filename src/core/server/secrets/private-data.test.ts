import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPrivateData } from './private-data.ts'

const secrets = (...names: string[]) => new Map(names.map((name) => [name, [`secret-of-${name}-which-is-long-enough`]]))
const data = openPrivateData(secrets('new', 'old'))

test('what is sealed is read again by its key alone, and looks another way each time', async () => {
  const sealed = await data.seal('ann@example.com')
  expect(sealed).not.toContain('ann')
  expect(await data.seal('ann@example.com')).not.toBe(sealed)
  expect(await data.open(sealed)).toBe('ann@example.com')
  await expect(openPrivateData(secrets('other')).open(sealed)).rejects.toThrow('the key new is not among DATA_KEYS')
  const sameName = openPrivateData(new Map([['new', ['another-secret-which-is-long-enough']]]))
  await expect(sameName.open(sealed)).rejects.toThrow()
})

test('a changed seal is refused, whichever part of it is changed', async () => {
  const sealed = await data.seal('ann@example.com')
  for (const [index, part] of sealed.split('.').entries()) {
    if (part === '') continue
    const parts = sealed.split('.')
    parts[index] = (part[0] === 'A' ? 'B' : 'A') + part.slice(1)
    await expect(data.open(parts.join('.'))).rejects.toThrow()
  }
})

test('an older key still reads, finds and knows links while it is named', async () => {
  const before = openPrivateData(secrets('old'))
  expect(await data.open(await before.seal('ann@example.com'))).toBe('ann@example.com')
  expect(data.digestsOf('ann@example.com')[1]).toEqual(before.digestsOf('ann@example.com')[0])
  expect(data.idIn('end', before.linkPartOf('end', '7'))).toBe('7')
  const after = openPrivateData(secrets('new'))
  expect(after.idIn('end', before.linkPartOf('end', '7'))).toBeNull()
})

test('a link is good for its purpose and its id alone', () => {
  const part = data.linkPartOf('end', '7')
  expect(data.idIn('end', part)).toBe('7')
  expect(data.idIn('confirm', part)).toBeNull()
  expect(data.idIn('end', part.replace('7.', '8.'))).toBeNull()
  fc.assert(fc.property(fc.string(), (made) => data.idIn('end', made) === null))
})
