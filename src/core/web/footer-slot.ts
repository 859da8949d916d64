import { createContext, type ReactNode, useContext } from 'react'

/** The site's footer, for pages that place it themselves. */
const FooterSlot = createContext<ReactNode>(null)

export const FooterProvider = FooterSlot.Provider

export const useFooter = (): ReactNode => useContext(FooterSlot)
