import { useEffect, useRef, useState } from 'react'
import { StagePicture } from '#src/game/web/pictures/StagePicture.tsx'
import { isMotionWelcome } from '#src/ui/motion.ts'
import styles from './Backdrop.module.css'

interface BackdropProps {
  season: string
  /** The second stage is not fetched before hydration. */
  isHydrated: boolean
  isHome: boolean
}

/** The stage behind all sections: with the season's sign on the first, empty on the others. */
export function Backdrop({ season, isHydrated, isHome }: BackdropProps) {
  const isAnimated = useAnimation()
  return (
    <div className={styles.backdrop}>
      <div className={styles.stage}>
        <div className={styles.plate}>
          <StagePicture season={season} name="home" isFirst />
          {isAnimated && isHydrated && isHome && <Motion season={season} />}
        </div>
      </div>
      {isHydrated && (
        <div className={styles.stage} data-hidden={isHome || undefined}>
          <div className={styles.plate}>
            <StagePicture season={season} name="back" />
          </div>
          <div className={styles.shade} />
        </div>
      )}
    </div>
  )
}

/** Animates the sign, crowd and beams as layers: cut-outs of the same picture and plain light. */
function Motion({ season }: { season: string }) {
  const sign = useRef<HTMLDivElement>(null)
  useDrift(sign)
  return (
    <>
      <div className={styles.sign} ref={sign}>
        <StagePicture season={season} name="home" />
      </div>
      <div className={styles.crowd}>
        <div>
          <StagePicture season={season} name="home" />
        </div>
      </div>
      <div className={styles.beams}>
        <i />
        <i />
        <i />
      </div>
    </>
  )
}

/** Whether to animate: false for reduced motion or data saving, and before hydration. */
function useAnimation(): boolean {
  const [isAnimated, setAnimated] = useState(false)
  useEffect(() => setAnimated(isMotionWelcome()), [])
  return isAnimated
}

/** Maximum distance in CSS pixels that the sign follows the pointer. */
const reach = 8

function useDrift(sign: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    let frame = 0
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const [x, y] = [clientX / innerWidth - 0.5, clientY / innerHeight - 0.5]
        if (sign.current)
          sign.current.style.translate = `${(2 * reach * x).toFixed(1)}px ${(2 * reach * y).toFixed(1)}px`
      })
    }
    addEventListener('pointermove', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', follow)
    }
  }, [sign])
}
