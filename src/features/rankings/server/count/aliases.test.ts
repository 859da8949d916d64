import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aliasesOf } from './aliases.ts'

const keyOf = (player: number) => createHash('sha256').update(`player ${player}`).digest()
const keys = Array.from({ length: 5000 }, (_, index) => keyOf(index))

test('an alias is two words and a number, from the key alone', () => {
  for (const alias of aliasesOf(keys)) expect(alias).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d{1,5}$/)
  expect(aliasesOf([keyOf(7)])).toEqual(aliasesOf([keyOf(7)]))
  expect(aliasesOf(keys.slice(0, 100)).slice(0, 10)).toEqual(aliasesOf(keys.slice(0, 10)))
})

test('players of one list have different aliases, also where the short ones meet', () => {
  const twin = Buffer.from(keyOf(1))
  twin.writeUIntBE((twin.readUIntBE(2, 6) + 990) % 2 ** 48, 2, 6)
  const [one, other] = aliasesOf([keyOf(1), twin])
  expect(one).not.toBe(other)
  expect(one!.split(' ').slice(0, 2)).toEqual(other!.split(' ').slice(0, 2))
  expect(new Set(aliasesOf(keys)).size).toBe(keys.length)
})

test('words differ, and hold as many names as bytes do', () => {
  const words = (place: number) => {
    const all = Array.from({ length: 256 }, (_, byte) => Buffer.alloc(32, byte))
    return new Set(all.map((key) => aliasesOf([key])[0]!.split(' ')[place]))
  }
  expect([words(0).size, words(1).size]).toEqual([64, 64])
})
