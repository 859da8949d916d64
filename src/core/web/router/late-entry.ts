export interface LateEntry {
  /** Script addresses in the order they run. */
  sources: string[]
  /** Fetches the scripts from `load` on; pages to read wait for an act or for rest. */
  isFetchedAhead: boolean
  /** Cookie of visitors with content of their own, for whom scripts run at once. */
  hint: string
}

/** Runs scripts at the first act, at rest three seconds after load, or at once when signed in. Inlined as text. */
export function enterLate(
  { sources, isFetchedAhead, hint }: LateEntry,
  load: (source: string) => Promise<unknown>,
): void {
  // the early script hid this page and has loaded the entry
  let isHydrated = document.documentElement.className === 'waiting'
  /** Styles of hydrated content; see `loadStyles`. */
  const styles = document.querySelector<HTMLLinkElement>('link[disabled]')!.href
  /** Prefetches into the HTTP cache: preloads would be compiled. */
  const fetchAhead = () =>
    Promise.all([
      window.pageData?.(),
      ...[...sources, styles].map((source) =>
        fetch(source)
          .then((answer) => answer.blob())
          .catch(() => {}),
      ),
    ])
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
      await load(source).catch(() => {
        const pressed = window.earlyPress!()
        if (pressed?.matches('a')) pressed.click()
      })
      await new Promise((done) => setTimeout(done))
    }
  }
  const onAct = (act: Event) => {
    const { movementX, movementY } = act as PointerEvent
    const isPointerAtRest = act.type === 'pointermove' && movementX === 0 && movementY === 0 // a page that appears below a resting pointer gets a move event
    const isOfRow = act.type === 'scroll' && act.target !== document // the browser scrolls the current tab into view
    if (!isPointerAtRest && !isOfRow) wake()
  }
  for (const act of acts) addEventListener(act, onAct, { capture: true, passive: true })

  /** Reads the cookie asynchronously, as `document.cookie` blocks on another process; rejects where it is refused. */
  const hasHint = async () =>
    'cookieStore' in self ? (await cookieStore.get(hint)) !== null : document.cookie.includes(`${hint}=`)
  const onLoad = async () => {
    const isAwaited = /[?&]code=/.test(location.search) || document.querySelector('[data-awaited]') !== null
    if (isAwaited || (await hasHint().catch(() => false))) return wake()
    await Promise.all([isFetchedAhead && fetchAhead(), new Promise((done) => setTimeout(done, 3000))])
    if ('requestIdleCallback' in self) requestIdleCallback(wake, { timeout: 4000 })
    else wake() // Safari
  }
  /** On a fast link a page is loaded before its first paint, which scripts would delay. */
  const painted = new Promise<unknown>((done) =>
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
  )
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', () => painted.then(() => setTimeout(onLoad)))
}
