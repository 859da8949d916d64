/** Delays the first layout up to 250 ms for fonts after a fast answer. Inlined as text: uses parameters only. */
export function awaitFonts(fonts: string, letters: string): void {
  const page = document.documentElement
  const show = () => {
    if (!page.hasAttribute('data-awaits-fonts')) return
    page.removeAttribute('data-awaits-fonts')
    // layout here, paint in the next task: input can be handled between
    if (document.readyState !== 'loading') document.body.getBoundingClientRect()
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isQuick = !!visit && visit.responseStart - visit.requestStart < 100
  page.toggleAttribute('data-awaits-fonts', isQuick)
  setTimeout(show, 250)
  document.fonts.load(fonts, letters).then(show, show)
}
