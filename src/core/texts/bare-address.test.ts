import { expect, test } from 'vitest'
import { isBareAddress } from './bare-address.ts'

test.each(['https://a.example/x', 'http://a.example/wiki/英雄', 'www.a.example', 'a@b.example'])(
  '%s becomes a link by itself',
  (words) => expect(isBareAddress(words)).toBe(true),
)

test.each(['https://a.example/x。', 'https://a.example/x）', 'https://a.exampleแล้ว', 'a@b.example，', 'notes.md'])(
  '%s does not',
  (words) => expect(isBareAddress(words)).toBe(false),
)
