export interface LateEntry {
  /** Script addresses in the order they run. */
  sources: string[]
  /** Prefetch in idle time after load. */
  isFetchedAhead: boolean
  /** Cookie of visitors with content of their own, for whom scripts run at once. */
  hint: string
}

/** Runs scripts at the first input, after ten seconds, or at once when signed in. Inlined as text. */
export function enterLate(
  { sources, isFetchedAhead, hint }: LateEntry,
  load: (source: string) => Promise<unknown>,
): void {
  // the early script hid this page and has loaded the entry
  let isHydrated = document.documentElement.className === 'waiting'
  let pressed: HTMLElement | undefined

  const keepPress = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('a[data-card], button:not([type=submit])')
    if (!target || target === pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (target.matches('a')) event.preventDefault() // a second press leads on
    pressed = target
  }
  addEventListener('click', keepPress, true)
  window.earlyPress = (isOver = true) => {
    if (isOver) removeEventListener('click', keepPress, true)
    return pressed
  }

  const idle = () =>
    new Promise<unknown>(
      (done) => ('requestIdleCallback' in self ? requestIdleCallback(done, { timeout: 4000 }) : setTimeout(done)), // Safari lacks it
    )
  /** Styles of hydrated content; see `loadStyles`. */
  const styles = document.querySelector<HTMLLinkElement>('link[disabled]')!.href
  /** Prefetches into the HTTP cache, one by one: preloads would be compiled. */
  const fetchAhead = async () => {
    await window.pageData?.()
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
      await load(source).catch(() => pressed?.matches('a') && pressed.click())
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
    if (isFetchedAhead) setTimeout(fetchAhead, 2000) // pictures and fonts of the first screen come first
    const isAwaited = /[?&]code=/.test(location.search) || document.querySelector('[data-awaited]') !== null
    setTimeout(wake, isAwaited || (await hasHint().catch(() => false)) ? 0 : 10_000)
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', () => setTimeout(onLoad)) // not in the task that paints the page
}
