import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { RadioRow } from '#src/ui/segmented/RadioRow.tsx'
import { formatNames, type PictureFormat, pictureFormats } from '../../lineup-picture.rules.ts'
import styles from './PictureFormats.module.css'

interface PictureFormatsProps {
  chosen: PictureFormat
  onChoose: (format: PictureFormat) => void
  /** What is shown for a format. */
  children: (format: PictureFormat) => ReactNode
}

/** A choice of formats; the chosen one's content shows, also without script. */
export function PictureFormats({ chosen, onChoose, children }: PictureFormatsProps) {
  const t = useText()
  return (
    <div className={styles.formats}>
      <RadioRow
        label={t('lineup-picture.format')}
        options={formatNames.map((value) => ({ value, content: <FormatName format={value} /> }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {formatNames.map((each) => (
        <div key={each} className={styles.format} data-format={each}>
          {children(each)}
        </div>
      ))}
    </div>
  )
}

function FormatName({ format }: { format: PictureFormat }) {
  const t = useText()
  const { width, height } = pictureFormats[format]
  return (
    <>
      {t(`lineup-picture.format.${format}`)}
      <small>
        {width} × {height}
      </small>
    </>
  )
}
