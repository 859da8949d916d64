import { loadTexts } from 'virtual:texts'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { galleryCalls } from '#src/features/gallery/gallery.contract.ts'

/** Opens the card of a pressed item over any page; where it can't be loaded, the item's link leads to the gallery. */
export function ItemCards() {
  const { ask } = usePageContext()
  const [card, setCard] = useState<ReactNode>(null)
  useEffect(() => {
    let followed: HTMLAnchorElement | undefined
    const open = async (link: HTMLAnchorElement) => {
      const { item: id, season } = link.dataset
      const [{ ItemCardDialog }, answer] = await Promise.all([
        import('./ItemCardDialog.tsx'), // most visitors open none
        ask(galleryCalls.listItems, { season }),
        loadTexts('gallery'),
        loadTexts('game'),
      ])
      const item = answer.ok && answer.data.items.find((each) => each.id === id)
      if (!item) throw new Error(`no item ${id}`)
      const { items } = answer.data
      const close = () => setCard(null)
      setCard(<ItemCardDialog key={id} item={item} all={items} season={season!} opener={link} onClose={close} />)
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-item]')
      if (!link || link === followed || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      open(link).catch(() => {
        followed = link
        link.click()
        followed = undefined
      })
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [ask])
  return card
}
