/** What the game can do for a page that its own browser shows. It gives all of it, some or nothing as `window.gameBridge`. */
export interface GameBridge {
  requestPortrait(): void
  requestFullScreen(): void
  /** Closes the page. */
  backToGame(): void
}

declare global {
  interface Window {
    gameBridge?: Partial<GameBridge>
  }
}

/**
 * Asks the game for something. Returns whether it took the wish: without a bridge nothing happens, and one that fails breaks no page.
 *
 * The server writes this function into pages as text, too: it may use nothing from outside.
 */
export function askGame(wish: keyof GameBridge): boolean {
  try {
    if (!window.gameBridge?.[wish]) return false
    window.gameBridge[wish]() // as a method: a bridge of the device is no plain object
    return true
  } catch (error) {
    console.warn(`the game did not take ${wish}: ${(error as Error).message}`)
    return false
  }
}
