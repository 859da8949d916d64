import Swiper from 'swiper'
import { Keyboard, Mousewheel } from 'swiper/modules'

interface DeckParts {
  /** The viewport; its first child holds the sections. */
  frame: HTMLElement
  section: number
  onMove: (section: number) => void
  isMotionReduced: boolean
}

export interface Deck {
  show(section: number): void
  stop(): void
}

/** Milliseconds per transition. */
const speed = 600

/** Turns stacked sections into a deck that moves by wheel, touch and keys. */
export function openDeck({ frame, section, onMove, isMotionReduced }: DeckParts): Deck {
  const swiper = new Swiper(frame, {
    modules: [Keyboard, Mousewheel],
    direction: 'vertical',
    slidesPerView: 'auto',
    normalizeSlideIndex: false, // the footer is shorter than half a window but counts as shown
    speed: isMotionReduced ? 0 : speed,
    longSwipesRatio: 0.2,
    initialSlide: section,
    wrapperClass: frame.firstElementChild!.className.split(' ')[0]!,
    slideClass: frame.firstElementChild!.firstElementChild!.className.split(' ')[0]!,
    mousewheel: { forceToAxis: true, releaseOnEdges: true, thresholdDelta: 10 },
    keyboard: { enabled: true, pageUpDown: true },
    noSwipingSelector: '[data-tall].swiper-slide-active', // scrollInside moves on from these
    on: { slideChange: ({ activeIndex }) => onMove(activeIndex) },
  })
  const ends = new AbortController()
  followFocus(swiper, ends.signal)
  followHomeAndEnd(swiper, ends.signal)
  for (const slide of swiper.slides) scrollInside(swiper, slide, ends.signal)
  return {
    show: (index) => {
      swiper.slideTo(index)
    },
    stop: () => {
      ends.abort()
      swiper.destroy()
    },
  }
}

/** Shows the section of the focused element. */
function followFocus(swiper: Swiper, signal: AbortSignal) {
  const follow = ({ target }: FocusEvent) => {
    const index = swiper.slides.findIndex((slide) => slide.contains(target as Node))
    if (index >= 0 && index !== swiper.activeIndex) swiper.slideTo(index)
  }
  swiper.el.addEventListener('focusin', follow, { signal })
}

function followHomeAndEnd(swiper: Swiper, signal: AbortSignal) {
  const follow = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (defaultPrevented || (target as Element).closest('input, select, textarea')) return
    if (key === 'Home') swiper.slideTo(0)
    if (key === 'End') swiper.slideTo(swiper.slides.length - 1)
  }
  document.addEventListener('keydown', follow, { signal })
}

/** A section taller than the window scrolls inside; at its edge the deck moves on. */
function scrollInside(swiper: Swiper, slide: HTMLElement, signal: AbortSignal) {
  const canScroll = (down: boolean) =>
    down ? slide.scrollTop + slide.clientHeight < slide.scrollHeight - 1 : slide.scrollTop > 0
  const measure = new ResizeObserver(() =>
    slide.toggleAttribute('data-tall', slide.scrollHeight > slide.clientHeight + 1),
  )
  measure.observe(slide)
  signal.addEventListener('abort', () => measure.disconnect())
  slide.addEventListener('wheel', (event) => canScroll(event.deltaY > 0) && event.stopPropagation(), { signal })
  let start = 0
  let edges = { up: false, down: false }
  const isCurrent = () => swiper.slides[swiper.activeIndex] === slide
  const begin = ({ touches: [touch] }: TouchEvent) => {
    start = touch!.clientY
    edges = { up: isCurrent() && !canScroll(false), down: isCurrent() && !canScroll(true) }
  }
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    const way = touch!.clientY - start
    if (!slide.hasAttribute('data-tall') || !isCurrent() || Math.abs(way) < 60) return
    if (way > 0 && edges.up) swiper.slidePrev()
    if (way < 0 && edges.down) swiper.slideNext()
  }
  slide.addEventListener('touchstart', begin, { signal, passive: true })
  slide.addEventListener('touchend', end, { signal })
}
