import { useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '#src/ui/motion.ts'

/** Milliseconds of a count's growth. */
const duration = 900

/** A number that runs to its target; at once if motion is reduced. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  useEffect(() => {
    const start = latest.current
    const show = (value: number) => {
      latest.current = value
      setShown(value)
    }
    if (start === target) return
    if (isMotionReduced()) return show(target)
    const begin = performance.now()
    let frame = requestAnimationFrame(function grow(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / duration))
      show(Math.round(start + (target - start) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(grow)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
