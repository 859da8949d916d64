import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Editors, refusalFor, signInLasts } from './editors.ts'

const tokens = new Map([
  ['anna', ['anna-token-that-nobody-guesses', 'annas-next-token-for-the-change']],
  ['ben', ['bens-token-that-nobody-guesses']],
])
const moment = Date.parse('2026-11-22T10:00:00Z')

test('a token signs its editor in, each of two live ones too, and no other text signs anybody in', () => {
  const editors = new Editors(tokens, () => moment)
  for (const [name, own] of tokens)
    for (const token of own) expect(editors.read(editors.signIn(token)!.cookie)?.name).toBe(name)
  for (const token of ['', 'anna', 'anna-token-that-nobody-guesse', 'anna-token-that-nobody-guesses ']) {
    expect(editors.signIn(token)).toBeNull()
  }
})

test('a sign-in ends after its hours, and with its token', () => {
  const signIn = new Editors(tokens, () => moment).signIn('bens-token-that-nobody-guesses')!.cookie
  const later = (seconds: number) => new Editors(tokens, () => moment + seconds * 1000)
  expect(later(signInLasts - 1).read(signIn)?.name).toBe('ben')
  expect(later(signInLasts).read(signIn)).toBeNull()
  expect(new Editors(new Map([['ben', ['another-token-of-ben-entirely']]]), () => moment).read(signIn)).toBeNull()
  expect(new Editors(new Map(), () => moment).read(signIn)).toBeNull()
})

test('a token has the roles of its name, and a sign-in ends when they change', () => {
  const token = 'miras-token-that-no-one-guesses'
  const as = (owner: string) => new Editors(new Map([[owner, [token]]]), () => moment)
  const roles = { mira: ['editor'], 'mira+campaign': ['editor', 'campaign'], 'mira=campaign': ['campaign'] }
  for (const [owner, expected] of Object.entries(roles)) {
    const { name, cookie } = as(owner).signIn(token)!
    expect(name).toBe('mira')
    for (const other of Object.keys(roles)) {
      if (other === owner) expect(as(other).read(cookie)).toMatchObject({ name, roles: expected })
      else expect(as(other).read(cookie)).toBeNull()
    }
  }
})

test('an audience is open to its role alone', () => {
  const [editor, operator] = [
    { name: 'anna', roles: ['editor' as const] },
    { name: 'mira', roles: ['campaign' as const] },
  ]
  expect(refusalFor('members', undefined)).toBe('session_expired')
  expect(refusalFor('operators', undefined)).toBe('session_expired')
  for (const member of [editor, operator]) expect(refusalFor('members', member)).toBeNull()
  expect(refusalFor('operators', editor)).toBe('role_missing')
  expect(refusalFor('editors', operator)).toBe('role_missing')
  expect(refusalFor('operators', operator)).toBeNull()
})

test('a sign-in with one other character is nobody’s', () => {
  const editors = new Editors(tokens, () => moment)
  const signIn = editors.signIn('bens-token-that-nobody-guesses')!.cookie
  fc.assert(
    fc.property(fc.nat(signIn.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (place, character) => {
      fc.pre(signIn[place] !== character)
      const changed = signIn.slice(0, place) + character + signIn.slice(place + 1)
      expect(editors.read(changed)).toBeNull()
    }),
  )
})

test.each([
  '',
  '.',
  '...',
  'ben',
  'ben...',
  'ben.9999999999..',
  'ben.9999999999.x',
  'ben.x.y.z',
  '__proto__.9999999999.x.y',
])('%j is no sign-in', (text) => {
  expect(new Editors(tokens, () => moment).read(text)).toBeNull()
})
