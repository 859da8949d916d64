import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { signatureLasts } from '#src/features/news/preview.rules.ts'
import { createPreviewSigner, type SignedDraft } from './preview-signature.ts'

const moment = Date.parse('2026-11-22T10:00:00Z')
const keys = new Map([
  ['studio', ['the-secret-that-signs-now', 'the-secret-that-signed-before']],
  ['cms', ['the-secret-of-another-editor']],
])
const draft: SignedDraft = { content_id: 'start-a-game', preview_version: 3, lang: 'th' }
const signerAt = (seconds: number, own = keys) => createPreviewSigner(own, () => moment + seconds * 1000)
const info = signerAt(0).sign(draft)

test('a signature is that of the documented text', () => {
  expect(info).toEqual({
    preview_version: 3,
    timestamp: 1795341600,
    app_key: 'studio',
    // printf '3\nstart-a-game\nth\n1795341600' | openssl dgst -sha256 -hmac the-secret-that-signs-now
    sign: 'fcacc3b31ce6934f40bf93e8b0979bb251b087e6f597e929db345d176e857a96',
  })
})

test('a signature holds five minutes either way', () => {
  for (const seconds of [0, signatureLasts, -signatureLasts]) expect(signerAt(seconds).isSigned(draft, info)).toBe(true)
  for (const seconds of [signatureLasts + 1, -signatureLasts - 1]) {
    expect(signerAt(seconds).isSigned(draft, info)).toBe(false)
  }
})

test('both live secrets of a key count, those of another key do not', () => {
  const old = createPreviewSigner(new Map([['studio', ['the-secret-that-signed-before']]]), () => moment).sign(draft)
  expect(signerAt(0).isSigned(draft, old)).toBe(true)
  expect(signerAt(0).isSigned(draft, { ...old, app_key: 'cms' })).toBe(false)
  expect(signerAt(0).isSigned(draft, { ...old, app_key: '__proto__' })).toBe(false)
})

test('a thousand changed signatures, drafts and moments are refused', () => {
  const signer = signerAt(0)
  const other = fc.record({
    content_id: fc.constantFrom('start-a-game', 'start-a-game2', 'user-interface'),
    preview_version: fc.constantFrom(3, 4, 33),
    lang: fc.constantFrom(...languages),
    shift: fc.integer({ min: -signatureLasts, max: signatureLasts }),
    digit: fc.nat(63),
    by: fc.nat(15),
  })
  fc.assert(
    fc.property(other, ({ shift, digit, by, ...asked }) => {
      const changed = (Number.parseInt(info.sign[digit]!, 16) ^ by).toString(16)
      const sign = info.sign.slice(0, digit) + changed + info.sign.slice(digit + 1)
      const isSame = by === 0 && shift === 0 && JSON.stringify(asked) === JSON.stringify(draft)
      const sent = { ...info, sign, timestamp: info.timestamp + shift, preview_version: asked.preview_version }
      expect(signer.isSigned(asked, sent)).toBe(isSame)
    }),
    { numRuns: 1000 },
  )
})
