import { type RefObject, useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '#src/ui/motion.ts'
import type { Deck } from './deck.ts'

/** Turns sections into a deck after hydration, starting with `section`; before that the page scrolls. */
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

/** The section in the middle of the window, for visitors who scrolled before hydration. */
function sectionInView(frame: HTMLElement): number {
  const sections = [...frame.firstElementChild!.children]
  return sections.findIndex((each) => each.getBoundingClientRect().bottom > innerHeight / 2)
}

/** Milliseconds without scrolling that count as rest. */
const pause = 150

/** Waits until scrolling has stopped, so that nothing moves under a finger. */
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
