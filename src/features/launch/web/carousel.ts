import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'

export interface Carousel {
  show(index: number): void
  /** Starts or stops autoplay. */
  play(isPlaying: boolean): void
  stop(): void
}

/** Milliseconds per slide, per transition, and until autoplay resumes after a touch. */
const [stay, fade, resume] = [3000, 300, 500]

/** Turns slides into a fading carousel without a loop; it pauses under the pointer, and while a part has the focus. */
export function openCarousel(
  frame: HTMLElement,
  { onChange, isMotionReduced }: { onChange: (index: number) => void; isMotionReduced: boolean },
): Carousel {
  const slides = frame.firstElementChild!
  const swiper = new Swiper(frame, {
    modules: [Autoplay, EffectFade],
    nested: true,
    effect: 'fade',
    fadeEffect: { crossFade: true },
    speed: isMotionReduced ? 0 : fade,
    wrapperClass: slides.className.split(' ')[0]!,
    slideClass: slides.firstElementChild!.className.split(' ')[0]!,
    autoplay: { delay: stay, disableOnInteraction: false, stopOnLastSlide: false },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
  const { autoplay } = swiper
  autoplay.stop()
  let isPlaying = false
  let later: ReturnType<typeof setTimeout> | undefined
  const ends = new AbortController()
  const hold = () => {
    clearTimeout(later)
    autoplay.stop()
  }
  const goOn = () => {
    clearTimeout(later)
    later = setTimeout(() => isPlaying && !isInUse(frame) && autoplay.start(), resume)
  }
  const settle = () => (isInUse(frame) ? hold() : goOn())
  for (const type of ['pointerenter', 'pointerleave']) frame.addEventListener(type, settle, { signal: ends.signal })
  for (const type of ['focusin', 'focusout'])
    frame.parentElement!.addEventListener(type, settle, { signal: ends.signal })
  return {
    show: (index) => {
      swiper.slideTo(index)
    },
    play: (wanted) => {
      isPlaying = wanted
      if (wanted) goOn()
      else hold()
    },
    stop: () => {
      clearTimeout(later)
      ends.abort()
      swiper.destroy()
    },
  }
}

const isInUse = (frame: HTMLElement): boolean =>
  frame.matches(':hover') || frame.parentElement!.matches(':has(:focus-visible)') || document.hidden
