import { type ReactNode, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './PictureActions.module.css'
import { shareFile } from './useSharedFile.ts'

interface PictureActionsProps {
  /** The file for the device's dialog, once it is ready. */
  file: File | null
  /** A link or a form that downloads the picture. */
  download: ReactNode
}

export function PictureActions({ file, download }: PictureActionsProps) {
  const t = useText()
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className={styles.actions}>
      {file && (
        <Button variant="solid" data-action="share_picture" onClick={async () => setFailed(!(await shareFile(file)))}>
          <Icon name="share" />
          {t('lineup-picture.share')}
        </Button>
      )}
      {download}
      <p role="status">{hasFailed ? t('lineup-picture.shareFailed') : ''}</p>
      <small>{t('lineup-picture.hold')}</small>
    </div>
  )
}
