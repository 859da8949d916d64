export interface LateEntry {
  /** Addresses of the scripts, in the order in which they run. */
  sources: string[]
  /** Whether they are fetched once the page has been loaded and quiet for a while, to be at hand at the first act. */
  isFetchedAhead: boolean
  /** Name of the cookie of those whom the page shows something of their own: they wait for the scripts. */
  hint: string
}

/**
 * Runs a page's scripts at the visitor's first act, and after ten seconds in any case; at once for who is signed in, or comes from signing in, and where the page marks a part as awaited. Each runs in a task of its own, so that a phone can
 * answer in between. A press on a button before that is kept for the page, which asks for it by `earlyPress`.
 *
 * The server writes this function into the page as text: it may use nothing from outside but its parameters.
 */
export function enterLate(
  { sources, isFetchedAhead, hint }: LateEntry,
  load: (source: string) => Promise<unknown>,
): void {
  // a page in hash style was hidden by the early script, which has loaded the entry already
  let isHydrated = document.documentElement.className === 'waiting'
  let pressed: HTMLElement | undefined

  const keepPress = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button:not([type=submit])') ?? pressed
  }
  addEventListener('click', keepPress, true)
  window.earlyPress = () => {
    removeEventListener('click', keepPress, true)
    return pressed
  }

  const idle = () =>
    new Promise<unknown>(
      (done) => ('requestIdleCallback' in self ? requestIdleCallback(done, { timeout: 4000 }) : setTimeout(done)), // Safari has none
    )
  /** Of what is shown only once the page is awake; see `loadStyles`. */
  const styles = document.querySelector<HTMLLinkElement>('link[disabled]')!.href
  /** Into the browser's cache alone, one after the other: a preload would be compiled, and keep a phone busy for nothing. */
  const fetchAhead = async () => {
    for (const source of [styles, ...sources]) {
      await idle()
      if (isHydrated) return
      await fetch(source, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {})
    }
  }
  const acts = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'scroll', 'focusin']
  const wake = async () => {
    if (isHydrated) return
    isHydrated = true
    for (const act of acts) removeEventListener(act, onAct, true)
    const ahead = [
      ...sources.map((href) => ({ rel: 'modulepreload', href })),
      { rel: 'preload', as: 'style', href: styles },
    ]
    for (const each of ahead) document.head.append(Object.assign(document.createElement('link'), each))
    for (const source of sources) {
      await load(source).catch(() => {})
      await new Promise((done) => setTimeout(done))
    }
  }
  const onAct = (act: Event) => {
    const { movementX, movementY } = act as PointerEvent
    const isPointerAtRest = act.type === 'pointermove' && movementX === 0 && movementY === 0 // a page that appears under a pointer is told of it as of a move
    const isOfRow = act.type === 'scroll' && act.target !== document // the browser brings the current tab into view
    if (!isPointerAtRest && !isOfRow) wake()
  }
  for (const act of acts) addEventListener(act, onAct, { capture: true, passive: true })

  /** Asked for without waiting, where the browser can: reading `document.cookie` stops the page until another process has answered. */
  const hasHint = async () =>
    'cookieStore' in self ? (await cookieStore.get(hint)) !== null : document.cookie.includes(`${hint}=`)
  const onLoad = async () => {
    if (isFetchedAhead) setTimeout(fetchAhead, 2000) // pictures and fonts of the first screen come first
    const isAwaited =
      /[?&]code=/.test(location.search) || document.querySelector('[data-awaited]') !== null || (await hasHint())
    setTimeout(wake, isAwaited ? 0 : 10_000)
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', () => setTimeout(onLoad)) // not in the task that draws the page
}
