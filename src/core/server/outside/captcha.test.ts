import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { openPrivateData } from '../secrets/private-data.ts'
import { type CaptchaAnswer, openCaptcha } from './captcha.ts'

const keys = (...names: string[]) =>
  openPrivateData(new Map(names.map((name) => [name, [`secret-of-${name}-which-is-long-enough`]])))
const captcha = openCaptcha(keys('new', 'old'), 300)

async function solve(site = captcha): Promise<CaptchaAnswer<string>> {
  const challenge = await site.ask({ action: 'code', network: 'ab12' })
  const { counter, derivedKey } = (await solveChallenge({ challenge, deriveKey }))!
  return { challenge, solution: { counter, derivedKey } }
}

test('a solution tells which challenge of which act was solved, and takes a browser 250 tries at most', async () => {
  const answer = await solve()
  const { nonce, expiresAt, cost } = answer.challenge.parameters
  expect(await captcha.solvedBy(answer)).toEqual({ id: nonce, action: 'code', network: 'ab12', expiresAt })
  expect(cost).toBe(1000)
  expect(answer.solution.counter).toBeGreaterThanOrEqual(50)
  expect(answer.solution.counter).toBeLessThanOrEqual(250)
})

test('a heavier challenge takes as many times more tries', async () => {
  const challenge = await captcha.ask({ action: 'code', network: 'ab12', factor: 8 })
  const { counter } = (await solveChallenge({ challenge, deriveKey }))!
  expect(counter).toBeGreaterThanOrEqual(400)
  expect(counter).toBeLessThanOrEqual(2000)
})

test('a wrong solution is none, and neither is that of another challenge', async () => {
  const [answer, other] = [await solve(), await solve()]
  const wrong = answer.solution.derivedKey.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect(await captcha.solvedBy({ ...answer, solution: { ...answer.solution, derivedKey: wrong } })).toBeNull()
  expect(await captcha.solvedBy({ ...answer, solution: { counter: 60, derivedKey: '' } })).toBeNull()
  expect(await captcha.solvedBy({ ...answer, solution: other.solution })).toBeNull()
})

test.each([
  { cost: 1 },
  { data: { action: 'guest', network: 'ab12' } },
  { data: { action: 'code', network: 'cd34' } },
  { expiresAt: 4_000_000_000 },
  { keyLength: 1 },
  { keyPrefix: '00' },
  { keySignature: '00' },
  { nonce: '00' },
  { salt: '00' },
])('a challenge with a changed part is not this site’s: %j', async (changed) => {
  const { challenge, solution } = await solve()
  const parameters = { ...challenge.parameters, ...changed }
  expect(await captcha.solvedBy({ challenge: { ...challenge, parameters }, solution })).toBeNull()
})

test('a challenge that is over is none, whatever its solution', async () => {
  const late = openCaptcha(keys('new', 'old'), -1)
  expect(await captcha.solvedBy(await solve(late))).toBeNull()
})

test('a challenge under an older key is still known, one under the key of another site is not', async () => {
  expect(await captcha.solvedBy(await solve(openCaptcha(keys('old'), 300)))).not.toBeNull()
  expect(await captcha.solvedBy(await solve(openCaptcha(keys('other'), 300)))).toBeNull()
})
