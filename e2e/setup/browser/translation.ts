import type { Page } from 'playwright-core'

/** Translates the open page as Chrome does, and whatever it shows later. Words become capitals, numbers stay. */
export const translate = (page: Page): Promise<void> => page.evaluate(translateDocument)

/** Translates every document as soon as it's parsed, before its scripts run. */
export const translateEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translateDocument})())`)

/** Replaces each text by nested elements that hold its translation; the page keeps its own texts, detached. */
function translateDocument() {
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'de'
  const translateText = (text: Text) => {
    if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, textarea, font, [translate=no]'))
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data.toUpperCase()
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text && node.isConnected ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translateText(text)
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) translateBelow(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  translateBelow(document.body)
}
