import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { type Registration, registrationCalls } from '../../registration.contract.ts'

/** The registration of this account or browser; undefined until it is known. */
export function useRegistration() {
  const { ask } = usePageContext()
  const session = useSession()
  const isSignedIn = Boolean(session)
  const [registration, setRegistration] = useState<Registration | null>()
  const read = useCallback(async () => {
    const answer = await ask(registrationCalls.findRegistration, {})
    setRegistration((known) => (answer.ok ? answer.data.registration : (known ?? null)))
  }, [ask])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in or sign-out may change whose registration it is
  useEffect(() => void read(), [read, isSignedIn])
  return { registration, setRegistration, read, isSignedIn }
}
