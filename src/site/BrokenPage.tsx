import { type ErrorComponentProps, RouterContextProvider, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { OfflineError } from '../core/web/page.ts'
import { FailedPage } from '../ui/FailedPage.tsx'

/** A page that broke while it was drawn, or whose script did not come. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const reloading = useMemo(() => withReload(router), [router])
  return (
    <RouterContextProvider router={reloading}>
      <FailedPage failure={{ ok: false, error: error instanceof OfflineError ? 'unreachable' : 'unexpected' }} />
    </RouterContextProvider>
  )
}

/** The same router, but asking for the page anew loads its document: asking for the data alone would draw the same fault. */
function withReload(router: ReturnType<typeof useRouter>): typeof router {
  const invalidate = async () => (navigator.onLine ? location.reload() : router.invalidate())
  return Object.create(router, { invalidate: { value: invalidate } })
}
