/** Type of the scripts that bring the router its data: text to the browser, so that a phone need not compile them while the page loads. */
export const asleep = 'text/asleep'

/** Runs the scripts that slept at the end of the page, in their order. The policy names them by their hashes. */
export function wakeScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`#root > script[type="${asleep}"]`)) {
    const awake = script.cloneNode(true) as HTMLScriptElement
    awake.removeAttribute('type')
    script.replaceWith(awake)
  }
}
