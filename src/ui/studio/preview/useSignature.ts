import { useEffect, useState } from 'react'

/** Renewal of signatures, which last five minutes: one failure does no harm. */
const signedFor = 2 * 60_000

/** A renewed signature, and the first one; null before it, and for another `sign`. */
export function useSignature<Info>(sign: () => Promise<Info | null>): { info: Info | null; first: Info | null } {
  const [signed, setSigned] = useState<{ sign: typeof sign; info: Info; first: Info } | null>(null)
  useEffect(() => {
    let isWanted = true
    const renew = async () => {
      const info = await sign()
      if (!isWanted || info === null) return
      setSigned((former) => ({ sign, info, first: former?.sign === sign ? former.first : info }))
    }
    void renew()
    const timer = setInterval(renew, signedFor)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [sign])
  return signed?.sign === sign ? signed : { info: null, first: null }
}
