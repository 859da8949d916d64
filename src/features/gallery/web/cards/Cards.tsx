import { loadTexts } from 'virtual:texts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { type CardSubject, subjectOf } from '#src/game/web/cards/card-address.ts'
import type { CardDialog } from './CardDialog.tsx'

interface OpenCard {
  of: CardSubject
  /** The pressed link of the page, also after presses of links in its card. */
  opener: HTMLAnchorElement
  Dialog: typeof CardDialog
}

/** Opens the card of a pressed link over any page; where the dialog's script can't be loaded, the link leads on. */
export function Cards() {
  const router = useRouter()
  const [open, setOpen] = useState<OpenCard | null>(null)
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(null)), [router])
  // before presses from before hydration are done again
  useLayoutEffect(() => {
    const show = async (of: CardSubject, link: HTMLAnchorElement) => {
      const [{ CardDialog: Dialog }] = await Promise.all([
        import('./CardDialog.tsx'), // most visitors open none
        loadTexts('gallery'),
        loadTexts('game'),
      ])
      setOpen((before) => ({ of, opener: before?.opener ?? link, Dialog }))
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-card]')
      const of = link && subjectOf(link.dataset)
      if (!of || link === followed || isForBrowser(event)) return
      event.preventDefault()
      show(of, link).catch(() => follow(link))
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  if (!open) return null
  const { Dialog, ...card } = open
  return <Dialog {...card} onClose={() => setOpen(null)} onFollow={() => follow(card.opener)} />
}

let followed: HTMLAnchorElement | undefined

/** Presses a link without opening its card. */
function follow(link: HTMLAnchorElement) {
  followed = link
  link.click()
  followed = undefined
}

/** Opens a tab or window, or downloads. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey
