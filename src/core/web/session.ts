import { useSyncExternalStore } from 'react'
import type { Language } from '../languages.ts'
import { addressIn } from './router/address.ts'
import type { PageContext } from './router/root.ts'

/** The one who is signed in, as the site shows them. */
export interface SessionUser {
  /** Empty for who has chosen none. */
  name: string
  channel: number
  /** How the operator calls the channel; empty for those that are called by a text. */
  channelLabel: string
  /** Address of a picture. */
  avatar: string
}
/** Undefined until it is known; null where nobody is signed in. */
export type Session = SessionUser | null | undefined

let session: Session
const listeners = new Set<() => void>()

/** Tells the page who is signed in. */
export function setSession(known: Session) {
  session = known
  for (const listener of listeners) listener()
}

/** Who is signed in. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session, nobodyYet)

/** Whether the page opens its own form for signing in, now that somebody wishes to; else the sign-in page is the way. */
export const openSignIn = (): boolean => !dispatchEvent(new Event(signInWish, { cancelable: true }))

/** The event by which a page hears of the wish to sign in. */
export const signInWish = 'sign-in-wish'

/** The sign-in page, which leads back to where one is. */
export const signInAddress = (language: Language): string =>
  `/auth/login?${new URLSearchParams({ lang: language, returnURL: btoa(location.href) })}`

/** The page of who is signed in. */
export const accountAddress = ({ place, isInGame }: Pick<PageContext, 'place' | 'isInGame'>): string =>
  addressIn({ isInGame }, `/${place.language}/account`)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nobodyYet = () => undefined
