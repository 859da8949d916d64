import { createRootRouteWithContext, useRouter } from '@tanstack/react-router'
import type { Ask } from '#src/core/call.ts'
import type { Place } from '#src/core/languages.ts'
import type { PageFacts } from './page.ts'

/** What every loader and page receives from the router. */
export interface PageContext {
  ask: Ask
  place: Place
  style: 'path' | 'hash'
  /** Whether the page is shown by the game's own browser. */
  isInGame: boolean
  /** IANA name; dates are printed in it. */
  timeZone: string
  /** Origin of the site without a trailing slash, for canonical addresses. */
  origin: string
}

/** The root that every slice hangs its routes on; site/routes.ts gives it its component. */
export const rootRoute = createRootRouteWithContext<PageContext>()({})

/** What the page's router was made with; read without a subscription, for a page may have a thousand readers. */
export const usePageContext = (): PageContext => useRouter().options.context as PageContext

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<PageFacts> {}
}
