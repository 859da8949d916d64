import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { drawCalls, type OwnDraws } from '../../draw/draw.contract.ts'

/** Draws of the signed-in account: undefined until they are known, null without a bound character. */
export function useOwnDraws() {
  const { ask } = usePageContext()
  const isSignedIn = Boolean(useSession())
  const [own, setOwn] = useState<OwnDraws | null>()
  const [isFailed, setIsFailed] = useState(false)
  const read = useCallback(async () => {
    const answer = await ask(drawCalls.readOwnDraws, {})
    const isUnbound = !answer.ok && (answer.error === 'draw_not_bound' || answer.error === 'session_expired')
    setIsFailed(!answer.ok && !isUnbound)
    if (answer.ok) setOwn(answer.data)
    else if (isUnbound) setOwn(null)
  }, [ask])
  useEffect(() => {
    if (isSignedIn) void read()
    else setOwn(null)
  }, [isSignedIn, read])
  /** `isFailed`: they could not be read the last time. */
  return { own, setOwn, read, isFailed }
}
