import { expect, onTestFinished, test, vi } from 'vitest'
import type { Ask } from '#src/core/call.ts'
import { signInCalls } from '../sign-in.contract.ts'
import { sessionHint } from '../sign-in.rules.ts'
import { beginSession } from './platform.ts'

/** Paths that a start asks, with failing calls. */
async function pathsOf({ cookie = '', result = null }: { cookie?: string; result?: object | null }) {
  vi.stubGlobal('document', { cookie })
  vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const paths: string[] = []
  const ask = async ({ path }: { path: string }) => {
    paths.push(path)
    return { ok: false, error: 'not_signed_in' }
  }
  await beginSession({ ask: ask as unknown as Ask, gameId: '30051' }, result as never)
  return paths
}

const { verify, checkLogin } = signInCalls

test('the login check follows a verification that fails', async () => {
  expect(await pathsOf({ result: { code: 'a', state: '{}' } })).toEqual([verify.path, checkLogin.path])
})

test('the login check follows a state that cannot be read', async () => {
  expect(await pathsOf({ result: { code: 'a', state: '{' } })).toEqual([checkLogin.path])
})

test('without a code the hint of a session decides', async () => {
  expect(await pathsOf({})).toEqual([])
  expect(await pathsOf({ cookie: `${sessionHint}=1` })).toEqual([checkLogin.path])
})
