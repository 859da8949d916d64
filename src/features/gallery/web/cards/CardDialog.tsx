import { Link } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { cornerBeside } from '#src/game/web/cards/beside.ts'
import { addressOfCard, type CardSubject } from '#src/game/web/cards/card-address.ts'
import { useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ListState } from '#src/ui/states/ListState.tsx'
import styles from './CardDialog.module.css'
import { CardOf } from './CardOf.tsx'
import { type CardState, useCard } from './useCard.ts'

interface CardDialogProps {
  of: CardSubject
  /** The pressed link, which gets the focus back. */
  opener: HTMLElement
  onClose: () => void
  /** A second press of the link. */
  onFollow: () => void
}

/** A subject's card: a sheet on phones, beside the pressed link on wide screens. */
export function CardDialog({ of, opener, onClose, onFollow }: CardDialogProps) {
  const t = useText()
  const nameOf = useName()
  const names = useNamesSearch()
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, retry] = useCard(of)
  usePlace(dialog, opener, state)
  const close = () => {
    onClose()
    opener.focus({ preventScroll: true }) // Safari focuses something else
  }
  const press = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (target !== currentTarget) return
    if (isOver(opener, clientX, clientY)) onFollow()
    else dialog.current!.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it, too
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={state.is === 'shown' ? nameOf(state.subject).text : t('gallery.card.label')}
      aria-busy={state.is === 'loading'}
      onClose={close}
      onClick={press}
    >
      <div className={styles.content}>
        {state.is === 'loading' && <ListState state="loading" />}
        {state.is === 'shown' && <CardOf card={state} season={of.season} />}
        {state.is === 'missing' && <p className={styles.sentence}>{t('gallery.card.missing')}</p>}
        {state.is === 'failed' && (
          <div className={styles.sentence} role="alert">
            <p>{t(errorKey(state.error, ['gallery']))}</p>
            <Button variant="solid" onClick={retry}>
              {t('site.error.retry')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Link {...(addressOfCard(of, names) as { to: '/' })} preload={false} data-onward>
          {t(of.kind === 'champion' ? 'gallery.card.page' : 'gallery.card.inGallery')}
        </Link>
        <button type="button" aria-label={t('gallery.card.close')} onClick={() => dialog.current!.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

/** Opens the dialog, and puts it beside its opener whenever its content changes. */
function usePlace(dialog: RefObject<HTMLDialogElement | null>, opener: HTMLElement, content: CardState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog's size depends on the content
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    const view = { width: innerWidth, height: innerHeight }
    const { left, top } = cornerBeside(opener.getBoundingClientRect(), element.getBoundingClientRect(), view)
    element.style.setProperty('--left', `${left}px`)
    element.style.setProperty('--top', `${top}px`)
    element.scrollTop = 0
    if (element.contains(document.activeElement)) return // else it was on a link that went away with its card
    element.querySelector<HTMLAnchorElement>('[data-onward]')!.focus({ preventScroll: true })
  }, [dialog, opener, content])
}

const isOver = (element: HTMLElement, x: number, y: number) =>
  [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
