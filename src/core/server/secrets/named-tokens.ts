import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NamedSecrets } from '../process/config.ts'

/** Owner of a token, or undefined; compares all in constant time. */
export function ownerOf(token: string, tokens: NamedSecrets): string | undefined {
  const all = [...tokens].flatMap(([name, own]) => own.map((each) => ({ name, isIt: isSame(each, token) })))
  return all.find(({ isIt }) => isIt)?.name
}

/** Compares texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'encore').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
