export interface LateEntry {
  /** Addresses of the scripts, in the order in which they run. */
  sources: string[]
  /** Whether they are fetched as soon as the browser is idle, to be at hand at the visitor's first act. */
  isFetchedAhead: boolean
}

/**
 * Runs a page's scripts at the visitor's first act, and after ten seconds in any case. Each runs in a task of its own, so that a phone can
 * answer in between. A press on a button before that is kept for the page, which asks for it by `earlyPress`.
 *
 * The server writes this function into the page as text: it may use nothing from outside but its parameters.
 */
export function enterLate({ sources, isFetchedAhead }: LateEntry, load: (source: string) => Promise<unknown>): void {
  // a page in hash style was hidden by the early script, which has loaded the entry already
  let isAwake = document.documentElement.className === 'waiting'
  let pressed: HTMLElement | undefined

  const keepPress = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button:not([type=submit])') ?? pressed
  }
  addEventListener('click', keepPress, true)
  window.earlyPress = () => {
    removeEventListener('click', keepPress, true)
    return pressed
  }

  /** Into the browser's cache alone: a preload would be compiled, and keep a phone busy for nothing. */
  const fetchAhead = () => {
    if (isAwake) return
    for (const source of sources)
      fetch(source, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {})
  }
  const acts = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'click', 'scroll', 'focusin']
  const wake = async () => {
    if (isAwake) return
    isAwake = true
    for (const act of acts) removeEventListener(act, wake, true)
    for (const href of sources)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const source of sources) {
      await load(source).catch(() => {})
      await new Promise((done) => setTimeout(done))
    }
  }
  for (const act of acts) addEventListener(act, wake, { capture: true, passive: true })

  /** Once the browser is idle after its first paint. */
  const whenIdle = (then: () => void) => {
    const ask = () => ('requestIdleCallback' in self ? requestIdleCallback(then, { timeout: 4000 }) : setTimeout(then)) // Safari has none
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(ask))
    }).observe({ type: 'paint', buffered: true })
  }
  const onLoad = () => {
    if (isFetchedAhead) whenIdle(fetchAhead)
    setTimeout(wake, 10_000)
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
}
