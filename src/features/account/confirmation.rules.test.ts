import { expect, test } from 'vitest'
import { confirmationWayOf, hintOfEmail } from './confirmation.rules.ts'
import { channels } from './sign-in.rules.ts'

test('an account with an address needs a code, one of a provider a new sign-in, a guest nothing', () => {
  const [email, provider, guest] = [{ channel: channels.email }, { channel: 15 }, { channel: channels.guest }]
  expect(confirmationWayOf([provider, email], [15])).toBe('code')
  expect(confirmationWayOf([provider], [15])).toBe('sign-in')
  expect(confirmationWayOf([provider], [4])).toBe('none')
  expect(confirmationWayOf([guest], [15])).toBe('none')
})

test('a hint keeps the first letter and the domain of an address', () => {
  expect(hintOfEmail('siti@players.example')).toBe('s•••@players.example')
  expect(hintOfEmail('"a@b"@players.example')).toBe('"•••@players.example')
})
