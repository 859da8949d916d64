import { createContext, type ReactNode, useContext } from 'react'

/** Links to the operator's social networks; null in the game's web view and without any. */
const SocialSlot = createContext<ReactNode>(null)

export const SocialProvider = SocialSlot.Provider

export const useSocialLinks = (): ReactNode => useContext(SocialSlot)
