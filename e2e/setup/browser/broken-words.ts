import type { Page } from 'playwright-core'

/** Visible Latin words of an element that break over lines; addresses excepted. */
export const brokenWords = (page: Page, selector = 'h1') => page.locator(selector).evaluate(findBrokenWords)

/** The same in the page; complete by its own text, so that it can be sent there. */
export function findBrokenWords(part: Element): string[] {
  const range = document.createRange()
  const unseen = new Map<Element | null, boolean>([[null, false]])
  const isUnseen = (element: Element | null): boolean => {
    const known = unseen.get(element)
    if (known !== undefined) return known
    const found = getComputedStyle(element!).clipPath === 'inset(50%)' || isUnseen(element!.parentElement)
    unseen.set(element, found)
    return found
  }
  const isBroken = (text: Text, start: number, end: number) => {
    range.setStart(text, start)
    range.setEnd(text, end)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
    return Math.max(...tops) - Math.min(...tops) > 4 // fonts of one line differ in height
  }
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement!
    if (!isBroken(text, 0, text.length)) continue // in one line, or nothing to see
    if (!element.checkVisibility() || isUnseen(element) || element.closest('code, a[href^=http]')) continue
    for (const { 0: word, index: start } of text.data.matchAll(/[\p{Script=Latin}.]+/gu)) {
      if (isBroken(text, start, start + word.length)) broken.push(word)
    }
  }
  return broken
}
