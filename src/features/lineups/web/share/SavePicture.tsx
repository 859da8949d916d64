import { useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button, buttonClass } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { fileNameOf, type PictureFormat, pictureFormats, picturePath, sharedFile } from '../../lineup-picture.rules.ts'
import { PictureActions } from './PictureActions.tsx'
import { PictureFormats } from './PictureFormats.tsx'
import styles from './SavePicture.module.css'
import { useOpened } from './useOpened.ts'
import { useSharedFile } from './useSharedFile.ts'

interface SavePictureProps {
  season: string
  id: string
  /** Hash of the lineup's pictures in the page's language. */
  hash: string
  /** Name of the lineup. */
  name: string
}

/** Shows a lineup's pictures to download or share; the files are fetched when it is opened. */
export function SavePicture({ name, ...lineup }: SavePictureProps) {
  const t = useText()
  const { isOpen, ...opened } = useOpened()
  const [format, setFormat] = useState<PictureFormat>('portrait')
  const { language, test } = usePageContext().place
  const address = { ...lineup, language, test }
  const shown = sharedFile(format)
  const file = useSharedFile({
    isWanted: isOpen,
    name: `${lineup.id}-${fileNameOf(shown)}`,
    key: picturePath(address, shown),
    type: shown.type === 'png' ? 'image/png' : 'image/jpeg',
    fetchFile: (signal) => fetch(picturePath(address, shown), { signal }),
  })
  return (
    <details className={styles.save} {...opened}>
      <summary className={buttonClass({ variant: 'glass', size: 'large' })} data-action="save_picture">
        <Icon name="download" />
        {t('lineup-picture.save')}
      </summary>
      <div className={styles.panel}>
        <PictureFormats chosen={format} onChoose={setFormat}>
          {(each) => (
            <>
              <img
                className={styles.preview}
                data-format={each}
                src={picturePath(address, { format: each, type: 'webp' })}
                width={pictureFormats[each].width}
                height={pictureFormats[each].height}
                loading="lazy"
                alt={t('lineup-picture.alt', { name })}
              />
              <PictureActions
                file={each === format ? file : null}
                download={
                  <Button
                    variant="solid"
                    href={`${picturePath(address, sharedFile(each))}?download`}
                    download
                    data-action="download_picture"
                  >
                    {t('lineup-picture.download')}
                  </Button>
                }
              />
            </>
          )}
        </PictureFormats>
      </div>
    </details>
  )
}
