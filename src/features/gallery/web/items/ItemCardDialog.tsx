import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { Item } from '#src/features/gallery/gallery.contract.ts'
import { useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ItemCard } from './ItemCard.tsx'
import styles from './ItemCardDialog.module.css'

interface ItemCardDialogProps {
  item: Item
  all: Item[]
  season: string
  /** The pressed link, which gets the focus back. */
  opener: HTMLElement
  onClose: () => void
}

/** An item's card: a sheet on phones, beside the pressed link on wide screens. */
export function ItemCardDialog({ item, all, season, opener, onClose }: ItemCardDialogProps) {
  const t = useText()
  const name = useName()(item).text
  const namesSearch = useNamesSearch()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    element.showModal()
    const { left, bottom } = opener.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    element.style.setProperty('--left', `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`)
    element.style.setProperty('--top', `${Math.max(8, Math.min(bottom + 6, innerHeight - height - 8))}px`)
  }, [opener])
  const close = () => {
    onClose()
    opener.focus({ preventScroll: true }) // Safari focuses something else
  }
  const press = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current!.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it, too
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={close} onClick={press}>
      <ItemCard item={item} all={all} season={season}>
        {null}
      </ItemCard>
      <div className={styles.actions}>
        <Link
          to="/books/equip"
          search={{ season, ...namesSearch }}
          hash={item.id}
          onClick={() => dialog.current!.close()}
        >
          {t('gallery.card.inGallery')}
        </Link>
        <button type="button" aria-label={t('gallery.card.close')} onClick={() => dialog.current!.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
