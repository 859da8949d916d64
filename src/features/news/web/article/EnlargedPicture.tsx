import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './EnlargedPicture.module.css'

interface OpenPicture {
  src: string
  alt: string
}

/** Enlarges a clicked picture of a text; without script its link opens it. */
export function EnlargedPicture({ within }: { within: RefObject<HTMLElement | null> }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState<OpenPicture | null>(null)
  useEffect(() => {
    const area = within.current!
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-picture]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setOpen({ src: link.href, alt: link.querySelector('img')?.alt ?? '' })
    }
    area.addEventListener('click', onClick)
    return () => area.removeEventListener('click', onClick)
  }, [within])
  useEffect(() => {
    if (open) dialog.current!.showModal()
  }, [open])
  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and the button does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={open.alt || t('news.enlarge')}
      onClose={() => setOpen(null)}
      onClick={() => dialog.current!.close()}
    >
      <img src={open.src} alt={open.alt} />
      <button type="button" aria-label={t('news.close')}>
        <Icon name="close" />
      </button>
    </dialog>
  )
}
