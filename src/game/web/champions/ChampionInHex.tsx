import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'
import styles from './ChampionInHex.module.css'

/** A champion's decorative picture that fills a hex: its token in narrow windows, its portrait in wide ones. */
export function ChampionInHex({ season, id }: { season: string; id: string }) {
  return (
    <span className={styles.hex}>
      <Picture
        cuts={[
          {
            media: '(max-width: 640px)',
            files: (format) => artAddress({ season, folder: '96', name: id, format }),
            width: 96,
            height: 96,
          },
          { files: filesInWidths({ season, name: id, folders: ['128', '176', '256'] }), width: 256, height: 256 },
        ]}
        fallback={artAddress({ season, folder: '128', name: id, format: 'jpg' })}
        sizes="96px"
      />
    </span>
  )
}
