import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The id in the address's hash; links inside the site do not update ':target'. */
export function useTargetId(): string {
  const hash = useLocation({ select: (location) => location.hash })
  const [target, setTarget] = useState('') // as on the server, which never sees the hash
  useEffect(() => setTarget(hash), [hash])
  return target
}
