import { createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { placeOf } from '#src/core/languages.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'

/** Gives parts of pages the context that they have there; no address is read or written. */
export function PageContextProvider({ children }: { children: ReactNode }) {
  const { ask, language, origin } = useStudio()
  const [router] = useState(() =>
    createRouter({
      routeTree: rootRoute,
      context: {
        ask,
        place: placeOf(`/${language}`)!,
        style: 'path',
        isInGame: false,
        timeZone: 'UTC',
        hasCampaign: false,
        origin,
      },
    }),
  )
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
}
