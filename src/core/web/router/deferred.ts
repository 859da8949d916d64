/** Type of the router's data scripts: plain text, so that a phone does not compile them during the load. */
export const deferredType = 'text/asleep'

/** Runs the deferred scripts in order; the content security policy allows them by hash. */
export function runDeferredScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`#root > script[type="${deferredType}"]`)) {
    const running = script.cloneNode(true) as HTMLScriptElement
    running.removeAttribute('type')
    script.replaceWith(running)
  }
}
