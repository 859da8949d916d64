import { useSyncExternalStore } from 'react'
import type { Language } from '../languages.ts'
import { addressIn } from './router/address.ts'
import type { PageContext } from './router/root.ts'

/** The signed-in user as shown. */
export interface SessionUser {
  /** Empty without a chosen name. */
  name: string
  channel: number
  /** The operator's name of the channel; empty for channels named by a text. */
  channelLabel: string
  avatar: string
}
/** Undefined until known; null when signed out. */
export type Session = SessionUser | null | undefined

let session: Session
const listeners = new Set<() => void>()

export function setSession(known: Session) {
  session = known
  for (const listener of listeners) listener()
}

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session, nobodyYet)

/** Asks for the sign-in dialog; false sends the visitor to the sign-in page. */
export const openSignIn = (): boolean => !dispatchEvent(new Event(signInEvent, { cancelable: true }))

/** Event that asks for the sign-in dialog. */
export const signInEvent = 'sign-in-wish'

/** Address of the sign-in page, which returns to this one. */
export const signInAddress = (language: Language): string =>
  `/auth/login?${new URLSearchParams({ lang: language, returnURL: btoa(location.href) })}`

/** Address of the account page. */
export const accountAddress = ({ place, isInGame }: Pick<PageContext, 'place' | 'isInGame'>): string =>
  addressIn({ isInGame }, `/${place.language}/account`)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nobodyYet = () => undefined
