import { createContext, type ReactNode, useContext } from 'react'

/** The site's footer, for a page that places it itself. */
const FooterSlot = createContext<ReactNode>(null)

export const FooterProvider = FooterSlot.Provider

/** The site's footer as an element. */
export const useFooter = (): ReactNode => useContext(FooterSlot)
