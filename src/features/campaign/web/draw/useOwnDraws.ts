import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { drawCalls, type OwnDraws } from '../../draw/draw.contract.ts'

/** Draws of the signed-in account: undefined until they are known, null without a bound character. */
export function useOwnDraws() {
  const { ask } = usePageContext()
  const isSignedIn = Boolean(useSession())
  const [own, setOwn] = useState<OwnDraws | null>()
  const read = useCallback(async () => {
    const answer = await ask(drawCalls.readOwnDraws, {})
    setOwn((known) => (answer.ok ? answer.data : (known ?? null)))
  }, [ask])
  useEffect(() => {
    if (isSignedIn) void read()
    else setOwn(null)
  }, [isSignedIn, read])
  return { own, setOwn, read }
}
