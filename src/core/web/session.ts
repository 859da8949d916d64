import { useSyncExternalStore } from 'react'

/** The one who is signed in, as the site shows them. */
export interface SessionUser {
  /** Empty for who has chosen none. */
  name: string
  channel: number
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nobodyYet = () => undefined
