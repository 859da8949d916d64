/** Loads a script; resolves when it has run. */
export const loadScript = (source: string): Promise<void> =>
  added(Object.assign(document.createElement('script'), { src: source }), source)

/** Loads a style sheet; resolves when it is there. */
export const loadStyle = (href: string): Promise<void> =>
  added(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }), href)

function added(element: HTMLScriptElement | HTMLLinkElement, address: string): Promise<void> {
  const loaded = new Promise<void>((done, failed) => {
    element.onload = () => done()
    element.onerror = () => failed(new Error(`${address} did not load`))
  })
  document.head.append(element)
  return loaded
}
