import { useEffect, useState } from 'react'
import { StagePicture } from '#src/game/web/pictures/StagePicture.tsx'
import { isMotionWelcome } from '#src/ui/motion.ts'
import styles from './Backdrop.module.css'

interface BackdropProps {
  season: string
  /** The second stage is not fetched before hydration. */
  isHydrated: boolean
  isHome: boolean
}

/** The stage behind all sections: with a performer on the first, empty on the others. */
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

/** Animates crowd and beams as layers: a cut-out of the same picture and plain light. */
function Motion({ season }: { season: string }) {
  return (
    <>
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
