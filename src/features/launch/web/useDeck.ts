import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Deck } from './deck.ts'

/** Whether the visitor wants things to stand still. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Makes a deck of the sections in a frame once the page is awake, beginning with `section`; `onMove` is told of every section that comes
 * on show. Until it is open the sections lie below each other and the page scrolls.
 */
export function useDeck(frame: RefObject<HTMLElement | null>, section: number, onMove: (section: number) => void) {
  const [isOpen, setOpen] = useState(false)
  const deck = useRef<Deck>(null)
  const latest = useRef({ section, onMove })
  latest.current = { section, onMove }
  useEffect(() => {
    let isGone = false
    const move = (index: number) => {
      document.documentElement.dataset.deck = String(index)
      latest.current.onMove(index)
    }
    const open = async () => {
      const { openDeck } = await import('./deck.ts')
      await atRest()
      if (isGone || !frame.current) return
      const start = scrollY > 40 ? sectionInView(frame.current) : latest.current.section
      document.documentElement.dataset.deck = String(start)
      scrollTo(0, 0)
      setOpen(true)
      if (start !== latest.current.section) latest.current.onMove(start)
      deck.current = openDeck({
        frame: frame.current,
        section: start,
        onMove: move,
        isMotionReduced: isMotionReduced(),
      })
    }
    open().catch(() => undefined) // without it the page scrolls
    return () => {
      isGone = true
      delete document.documentElement.dataset.deck
      deck.current?.stop()
    }
  }, [frame])
  const show = (index: number) => (deck.current ? deck.current.show(index) : latest.current.onMove(index))
  return { isOpen, show }
}

/** The section that covers the middle of the window, where the visitor has scrolled before the page was awake. */
function sectionInView(frame: HTMLElement): number {
  const sections = [...frame.firstElementChild!.children]
  return sections.findIndex((each) => each.getBoundingClientRect().bottom > innerHeight / 2)
}

/** Milliseconds without scrolling after which the window rests. */
const pause = 150

/** Once the visitor, whose scrolling may have woken the page, has come to rest: nothing is pulled away under a finger. */
function atRest(): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      removeEventListener('scroll', again)
      done()
    }
    let timer = setTimeout(end, pause)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(end, pause)
    }
    addEventListener('scroll', again, { passive: true })
  })
}
