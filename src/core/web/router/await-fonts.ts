/**
 * Keeps a page's body out of its layout until its fonts are there: laid out before, a page asks the device for a font of each size, and is laid
 * out again as soon as ours come. Only where the server's answer came so quickly that the fonts do as well; and a quarter of a second at most.
 *
 * The server writes this function into the page as text: it may use nothing from outside but its parameters.
 */
export function awaitFonts(fonts: string, letters: string): void {
  const page = document.documentElement
  const show = () => {
    if (!page.hasAttribute('data-awaits-fonts')) return
    page.removeAttribute('data-awaits-fonts')
    // laid out in this task and drawn in the next: a phone can answer in between
    if (document.readyState !== 'loading') document.body.getBoundingClientRect()
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isQuick = !!visit && visit.responseStart - visit.requestStart < 100
  page.toggleAttribute('data-awaits-fonts', isQuick)
  setTimeout(show, 250)
  document.fonts.load(fonts, letters).then(show, show)
}
