import { StagePicture } from '#src/game/web/pictures/StagePicture.tsx'
import styles from './Backdrop.module.css'
import { StageMotion } from './StageMotion.tsx'

interface BackdropProps {
  season: string
  /** The second stage is not fetched before hydration. */
  isHydrated: boolean
  isHome: boolean
}

/** The stage behind all sections: with a performer on the first, empty on the others. */
export function Backdrop({ season, isHydrated, isHome }: BackdropProps) {
  return (
    <div className={styles.backdrop}>
      <div className={styles.stage}>
        <div className={styles.plate}>
          <StagePicture season={season} name="home" isFirst />
          {isHome && <StageMotion season={season} />}
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
