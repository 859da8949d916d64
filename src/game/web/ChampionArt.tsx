import { type PictureFormat, pictureFormats } from '../../core/pictures.ts'
import { type ArtFolder, artAddress } from '../art.rules.ts'
import styles from './ChampionArt.module.css'

interface ChampionArtProps {
  season: string
  id: string
}

/** A champion's square picture, 56 or up to 128 CSS pixels wide; decoration beside its name. */
export function ChampionPortrait({ season, id, size }: ChampionArtProps & { size: 'small' | 'large' }) {
  const files = (format: PictureFormat) => {
    const [single, double] = [artAddress(season, '128', id, format), artAddress(season, '256', id, format)]
    return size === 'small' ? single : `${single} 1x, ${double} 2x`
  }
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} />
      <source type="image/webp" srcSet={files('webp')} />
      <img
        className={styles.portrait}
        src={artAddress(season, '256', id, 'jpg')}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

/** A champion on its stage, as wide as the window: its square cut up to 640 CSS pixels, the whole above. Decoration behind its name. */
export function ChampionSplash({ season, id }: ChampionArtProps) {
  const files = (format: PictureFormat, folders: ArtFolder[]) =>
    folders.map((folder) => `${artAddress(season, folder, id, format)} ${folder.split('x')[0]}w`).join(', ')
  const sources = pictureFormats.flatMap((format) => [
    { format, media: '(max-width: 640px)', files: files(format, ['480x480', '750x750']), height: 750, width: 750 },
    { format, media: undefined, files: files(format, ['812x375', '1624x750']), height: 750, width: 1624 },
  ])
  return (
    <picture>
      {sources.map(({ format, media, files, ...size }) => (
        <source
          key={`${format} ${media}`}
          type={`image/${format === 'jpg' ? 'jpeg' : format}`}
          media={media}
          srcSet={files}
          sizes="100vw"
          {...size}
        />
      ))}
      <img
        className={styles.splash}
        src={artAddress(season, '1624x750', id, 'jpg')}
        alt=""
        width={1624}
        height={750}
        fetchPriority="high"
      />
    </picture>
  )
}
