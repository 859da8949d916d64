declare global {
  interface Window {
    /** The button or link pressed before hydration, by default for the last time: no more presses are kept. */
    earlyPress?(isOver?: boolean): HTMLElement | undefined
  }
}

/** Keeps a press that needs scripts: on a button, a link with a card or one of the same page. Inlined as text. */
export function keepPress(): void {
  let pressed: HTMLElement | undefined

  /** True for a filter, an order or a tab, which the script shows without another document. */
  const isOfThisPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
    origin === location.origin && pathname === location.pathname && search !== location.search
  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('a[href], button:not([type=submit])')
    if (!target || target === pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (target.matches('a')) {
      if (!target.matches('[data-card]') && !isOfThisPage(target as HTMLAnchorElement)) return
      event.preventDefault() // a second press leads on
    }
    pressed?.removeAttribute('aria-busy')
    pressed = target
    pressed.setAttribute('aria-busy', 'true')
  }
  addEventListener('click', onClick, true)
  window.earlyPress = (isOver = true) => {
    if (isOver) removeEventListener('click', onClick, true)
    pressed?.removeAttribute('aria-busy')
    return pressed
  }
}
