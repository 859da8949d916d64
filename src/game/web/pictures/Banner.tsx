import type { ReactNode } from 'react'
import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'
import styles from './Banner.module.css'

interface BannerProps {
  season: string
  /** Id of the champion whose art is on the right, if any. */
  headliner: string | null
  children: ReactNode
}

/** A page's head: words on the left, a champion fading out on the right. */
export function Banner({ season, headliner, children }: BannerProps) {
  return (
    <header className={styles.banner}>
      {headliner && (
        <div className={styles.art}>
          <Picture
            cuts={[
              {
                media: '(max-width: 640px)',
                files: filesInWidths({ season, name: headliner, folders: ['480x240'] }),
                width: 480,
                height: 240,
              },
              {
                files: filesInWidths({ season, name: headliner, folders: ['812x375', '1624x750'] }),
                width: 1624,
                height: 750,
              },
            ]}
            fallback={artAddress({ season, folder: '1624x750', name: headliner, format: 'jpg' })}
            sizes="56vw"
            isFirst
          />
        </div>
      )}
      {children}
    </header>
  )
}
