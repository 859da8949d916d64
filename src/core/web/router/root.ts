import { createRootRouteWithContext, useRouter } from '@tanstack/react-router'
import type { Ask } from '#src/core/call.ts'
import type { Place } from '#src/core/languages.ts'
import type { PageFacts } from './page.ts'

/** Context of loaders and pages. */
export interface PageContext {
  ask: Ask
  place: Place
  style: 'path' | 'hash'
  /** True in the game's web view. */
  isInGame: boolean
  /** IANA time zone of printed dates. */
  timeZone: string
  /** Whether a campaign runs whose page links lead to. */
  hasCampaign: boolean
  /** Origin without a trailing slash, for canonical addresses. */
  origin: string
}

/** Root of all routes; site/routes.ts gives it its component. */
export const rootRoute = createRootRouteWithContext<PageContext>()({})

/** The router's context, read without a subscription: a page may have a thousand readers. */
export const usePageContext = (): PageContext => useRouter().options.context as PageContext

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<PageFacts> {}
}
