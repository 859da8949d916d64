import { stageAddress } from '#src/game/art.rules.ts'
import { StagePicture } from '#src/game/web/pictures/StagePicture.tsx'
import styles from './Backdrop.module.css'
import type { Backgrounds } from './backgrounds.ts'
import { StageMotion } from './StageMotion.tsx'

interface BackdropProps {
  season: string
  /** By the content service; a stage that is missing is the drawn one. */
  backgrounds: Backgrounds
  /** The second stage is not fetched before hydration. */
  isHydrated: boolean
  isHome: boolean
}

/** The stage behind all sections: with a performer on the first, empty on the others. */
export function Backdrop({ season, backgrounds, isHydrated, isHome }: BackdropProps) {
  const isDrawn = [undefined, stageAddress(season, 'home')].includes(backgrounds.home)
  return (
    <div className={styles.backdrop}>
      <div className={styles.stage}>
        <div className={styles.plate}>
          <StagePicture season={season} name="home" address={backgrounds.home} isFirst />
          {isHome && isDrawn && <StageMotion season={season} />}
        </div>
      </div>
      {isHydrated && (
        <div className={styles.stage} data-hidden={isHome || undefined}>
          <div className={styles.plate}>
            <StagePicture season={season} name="back" address={backgrounds.back} />
          </div>
          <div className={styles.shade} />
        </div>
      )}
    </div>
  )
}
