import { expect, test } from 'vitest'
import { fileTextOf, readFileText } from './file-text.ts'

const utf16 = (text: string, mark = '\ufeff') => Buffer.from(mark + text, 'utf16le')

test('a file is read without the byte-order mark of Notepad', () => {
  expect(fileTextOf(Buffer.from('\ufeff---\r\ntitle: 中文\r\n'))).toBe('---\r\ntitle: 中文\r\n')
  expect(fileTextOf(Buffer.from(''))).toBe('')
})

test('a file loses what XML can’t hold and keeps its lines', () => {
  expect(fileTextOf(Buffer.from('one\vtwo\x07\nthree\0'))).toBe('one two\nthree')
})

test.each([
  ['with a mark', utf16('中文')],
  ['with a mark of the other order', utf16('中文').swap16()],
  ['without a mark', utf16('a: 1', '')],
  ['of the other order without a mark', utf16('a: 1', '').swap16()],
])('a file in UTF-16 %s is refused by that name', (_, bytes) => {
  expect(readFileText(bytes)).toEqual({ ok: false, faults: [{ line: 1, fault: 'it is in UTF-16: save it as UTF-8' }] })
})

test.each([
  ['GBK', Buffer.from([0xd6, 0xd0, 0xce, 0xc4])],
  ['half of a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
])('a file in %s is refused with the line', (_, bytes) => {
  const fault = 'it is not in UTF-8: save it as UTF-8'
  for (const end of ['', '\nok']) {
    const file = Buffer.concat([Buffer.from('title: ง\n\n'), bytes, Buffer.from(end)])
    expect(readFileText(file)).toEqual({ ok: false, faults: [{ line: 3, fault }] })
  }
  expect(() => fileTextOf(bytes)).toThrow('line 1: it is not in UTF-8')
})
