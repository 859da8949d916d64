import { type ReactNode, useId } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
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
  const name = useId()
  return (
    <div className={styles.formats}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{t('lineup-picture.format')}</legend>
        {formatNames.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              value={each}
              data-format={each}
              checked={each === chosen}
              onChange={() => onChoose(each)}
            />
            <span>
              {t(`lineup-picture.format.${each}`)}
              <small>
                {pictureFormats[each].width} × {pictureFormats[each].height}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {formatNames.map((each) => (
        <div key={each} className={styles.format} data-format={each}>
          {children(each)}
        </div>
      ))}
    </div>
  )
}
