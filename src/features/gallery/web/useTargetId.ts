import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The id behind '#' that the visitor came for. Links inside the site do not move ':target', so lists mark it themselves. */
export function useTargetId(): string {
  const hash = useLocation({ select: (location) => location.hash })
  const [target, setTarget] = useState('') // as the server, which never sees what stands behind '#'
  useEffect(() => setTarget(hash), [hash])
  return target
}
