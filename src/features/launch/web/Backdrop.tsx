import { StagePicture } from '../../../game/web/StagePicture.tsx'
import styles from './Backdrop.module.css'

interface BackdropProps {
  season: string
  /** The stage of the other sections is not fetched before the page is awake. */
  isAwake: boolean
  isHome: boolean
}

/** The stage behind all sections: with the season's sign behind the first one, empty behind the others. */
export function Backdrop({ season, isAwake, isHome }: BackdropProps) {
  return (
    <div className={styles.backdrop}>
      <div className={styles.stage}>
        <StagePicture season={season} name="home" isFirst />
      </div>
      {isAwake && (
        <div className={styles.stage} data-hidden={isHome || undefined}>
          <StagePicture season={season} name="back" />
          <div className={styles.shade} />
        </div>
      )}
    </div>
  )
}
