import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tellFault } from '#src/core/web/faults.ts'
import { OfflineError } from '#src/core/web/router/page.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'

/** The error page of a failed render or script; retrying reloads, because new data would fail the same way. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    if (!(error instanceof OfflineError)) tellFault({ kind: 'script_error' })
  }, [error])
  const retry = () => (navigator.onLine ? location.reload() : router.invalidate())
  return (
    <FailedPage
      failure={{ ok: false, error: error instanceof OfflineError ? 'unreachable' : 'unexpected' }}
      retry={retry}
    />
  )
}
