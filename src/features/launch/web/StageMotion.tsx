import { StagePicture } from '#src/game/web/pictures/StagePicture.tsx'
import styles from './StageMotion.module.css'

const rows = ['far', 'near'] as const
const beams = [1, 2, 3]
const pieces = Array.from({ length: 14 }, (_, index) => index)

/** What moves on a stage from its first paint: light on the disc, beams, two rows of the crowd, and confetti. */
export const StageMotion = ({ season }: { season: string }) => (
  <div className={styles.motion} aria-hidden="true">
    <i className={styles.disc} />
    <div className={styles.beams}>
      {beams.map((beam) => (
        <i key={beam} />
      ))}
    </div>
    {rows.map((row) => (
      <div key={row} className={styles.row} data-row={row}>
        <div>
          <StagePicture season={season} name="home" />
        </div>
      </div>
    ))}
    <div className={styles.confetti}>
      {pieces.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  </div>
)
