import { type ArtFolder, artAddress } from '#src/game/art.rules.ts'
import styles from './ChampionToken.module.css'

interface ChampionTokenProps {
  season: string
  id: string
  /** The largest width that it is shown in, in CSS pixels. */
  size: 32 | 48 | 64
}

/** Files by density; small ones show less of the figure. */
const files: Record<ChampionTokenProps['size'], [ArtFolder, string][]> = {
  32: [
    ['32', '1x'],
    ['64', '2x'],
    ['96', '3x'],
  ],
  48: [
    ['48', '1x'],
    ['96', '2x'],
  ],
  64: [
    ['64', '1x'],
    ['96', '1.5x'],
  ],
}

/** A champion's decorative round picture, ringed in the colour of its cost. */
export function ChampionToken({ season, id, size }: ChampionTokenProps) {
  const fileIn = (folder: ArtFolder) => artAddress({ season, folder, name: id, format: 'webp' })
  return (
    <img
      className={styles.token}
      src={fileIn(`${size}`)}
      srcSet={files[size].map(([folder, density]) => `${fileIn(folder)} ${density}`).join(', ')}
      alt=""
      width={size}
      height={size}
      fetchPriority="low"
      loading="lazy"
      decoding="async"
    />
  )
}
