/** Inline script, self-contained: shows the button back to the game, which uses the game's bridge or closes the page. */
export function leadBackToGame(askGame: (action: 'backToGame') => boolean): void {
  const button = document.querySelector<HTMLButtonElement>('[data-back-to-game]')!
  button.hidden = false
  button.addEventListener('click', () => {
    if (!askGame('backToGame')) window.close()
  })
}
