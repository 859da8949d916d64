import { useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button, buttonClass } from '#src/ui/Button.tsx'
import {
  fileNameOf,
  longestOwnTitle,
  ownPicturePath,
  type PictureFormat,
  pictureFormats,
  sharedFile,
} from '../../lineup-picture.rules.ts'
import { PictureActions } from './PictureActions.tsx'
import { PictureFormats } from './PictureFormats.tsx'
import styles from './SavePicture.module.css'
import { useOpened } from './useOpened.ts'
import { useOwnPreview } from './useOwnPreview.ts'
import { useSharedFile } from './useSharedFile.ts'

interface SaveOwnPictureProps {
  season: string
  /** The board as its address has it, with a unit at least. */
  board: string
}

/** Milliseconds without a key until the picture gets the title. */
const pause = 600

/** Draws a picture of the player's own board; each format is a form, which downloads without script. */
export function SaveOwnPicture({ season, board }: SaveOwnPictureProps) {
  const t = useText()
  const { place } = usePageContext()
  const { isOpen, ...opened } = useOpened()
  const [format, setFormat] = useState<PictureFormat>('portrait')
  const [typed, setTyped] = useState('')
  const [title, setTitle] = useState('')
  useEffect(() => {
    const timer = setTimeout(setTitle, pause, typed.trim())
    return () => clearTimeout(timer)
  }, [typed])
  const shown = sharedFile(format)
  const post = (type: 'webp' | typeof shown.type, signal: AbortSignal) =>
    fetch(ownPicturePath(place, { format, type }), {
      method: 'POST',
      body: new URLSearchParams({ season, board, title }),
      signal,
    })
  const key = `${season} ${board} ${title} ${format}`
  const preview = useOwnPreview({ isWanted: isOpen, key, fetchPreview: (signal) => post('webp', signal) })
  const file = useSharedFile({
    isWanted: isOpen && preview.state === 'ready',
    name: `lineup-${fileNameOf(shown)}`,
    key,
    type: shown.type === 'png' ? 'image/png' : 'image/jpeg',
    fetchFile: (signal) => post(shown.type, signal),
  })
  return (
    <details className={styles.save} {...opened}>
      <summary className={buttonClass({ variant: 'solid' })} data-action="save_own_picture">
        {t('lineup-picture.save')}
      </summary>
      <div className={styles.panel}>
        <PictureFormats chosen={format} onChoose={setFormat}>
          {(each) => (
            <form method="post" action={ownPicturePath(place, sharedFile(each))}>
              <input type="hidden" name="season" value={season} />
              <input type="hidden" name="board" value={board} />
              <label className={styles.title}>
                {t('lineup-picture.title')}
                <input
                  name="title"
                  maxLength={longestOwnTitle}
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </label>
              {each === format && preview.state === 'ready' && (
                <img
                  className={styles.preview}
                  data-format={each}
                  src={preview.source}
                  width={pictureFormats[each].width}
                  height={pictureFormats[each].height}
                  alt={t('lineup-picture.alt', { name: title || t('lineup-picture.ownTitle') })}
                />
              )}
              <p role="status">{each === format ? statusIn(t, preview.state) : ''}</p>
              <PictureActions
                file={each === format && title === typed.trim() ? file : null}
                download={
                  <Button variant="solid" type="submit" data-action="download_own_picture">
                    {t('lineup-picture.download')}
                  </Button>
                }
              />
            </form>
          )}
        </PictureFormats>
      </div>
    </details>
  )
}

const statusIn = (t: ReturnType<typeof useText>, state: 'idle' | 'drawing' | 'ready' | 'failed'): string =>
  state === 'drawing' ? t('lineup-picture.drawing') : state === 'failed' ? t('lineup-picture.failed') : ''
