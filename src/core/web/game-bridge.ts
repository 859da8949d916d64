/** Methods of the game for its web view; `window.gameBridge` has all, some or none. */
export interface GameBridge {
  requestPortrait(): void
  requestFullScreen(): void
  backToGame(): void
}

declare global {
  interface Window {
    gameBridge?: Partial<GameBridge>
  }
}

/** Calls the game; false without the method. Inlined as text: uses nothing from outside. */
export function askGame(method: keyof GameBridge): boolean {
  try {
    if (!window.gameBridge?.[method]) return false
    window.gameBridge[method]() // as a method: a native bridge is no plain object
    return true
  } catch (error) {
    console.warn(`the game did not take ${method}: ${(error as Error).message}`)
    return false
  }
}
