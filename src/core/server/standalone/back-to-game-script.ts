/**
 * Shows the button that leads back to the game, and does so by it: through the game's bridge, else by closing the page.
 *
 * The server writes this function into the page as text: it may use nothing from outside but its parameter.
 */
export function leadBackToGame(askGame: (action: 'backToGame') => boolean): void {
  const button = document.querySelector<HTMLButtonElement>('[data-back-to-game]')!
  button.hidden = false
  button.addEventListener('click', () => {
    if (!askGame('backToGame')) window.close()
  })
}
