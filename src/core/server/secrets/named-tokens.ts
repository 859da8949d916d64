import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NamedSecrets } from '../process/config.ts'

/** The name whose token this is, or undefined where it is nobody's; all are compared, so that the time tells nothing. */
export function ownerOf(token: string, tokens: NamedSecrets): string | undefined {
  const all = [...tokens].flatMap(([name, own]) => own.map((each) => ({ name, isIt: isSame(each, token) })))
  return all.find(({ isIt }) => isIt)?.name
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'encore').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
