import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inviteCodeOf, readInviteCode, showInviteCode } from './invite-codes.rules.ts'

test.each([
  ['7k3m9q011x', '7k3m9q011x'],
  ['7K3M9-Q0lIx', '7k3m9q011x'],
  ['7k3m9-qo1l x', '7k3m9q011x'],
  ['７Ｋ３Ｍ９－ＱＯ１１Ｘ', '7k3m9q011x'],
  ['7k3m\u200b9q\u2060011x\u200e', '7k3m9q011x'],
  [' 7k3m9‑q011x\n', '7k3m9q011x'],
  ['https://encore.example/th/squad?invite=7K3M9-Q011X&lang=th#top', '7k3m9q011x'],
  ['Join my squad in Encore: 7K3M9-Q011X, until Sunday!', '7k3m9q011x'],
])('%j is read', (typed, code) => {
  expect(readInviteCode(typed)).toEqual({ code })
})

test.each([
  ['', 'invite_missing'],
  [' - ', 'invite_missing'],
  ['7k3m9', 'invite_incomplete'],
  ['7k3m9q011x7', 'invite_incomplete'],
  ['7k3m9qu11x', 'invite_unreadable'],
  ['รหัสของฉัน', 'invite_unreadable'],
])('%j is %s', (typed, fault) => {
  expect(readInviteCode(typed)).toEqual({ fault })
})

test('every code is read as it is shown, in any case', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const code = inviteCodeOf(bytes)
      for (const shown of [code, showInviteCode(code), showInviteCode(code).toLowerCase()]) {
        expect(readInviteCode(shown)).toEqual({ code })
      }
    }),
  )
})
