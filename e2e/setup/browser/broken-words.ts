import type { Page } from 'playwright-core'

/** Visible Latin words of an element that break over lines; addresses excepted. */
export const brokenWords = (page: Page, selector = 'h1') =>
  page.locator(selector).evaluate((part) => {
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement))
    const isBroken = (text: Text, start: number, end: number) => {
      const range = document.createRange()
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
      if (!element.checkVisibility() || isUnseen(element) || element.closest('code, a[href^=http]')) continue
      for (const { 0: word, index: start } of text.data.matchAll(/[\p{Script=Latin}.]+/gu)) {
        if (isBroken(text, start, start + word.length)) broken.push(word)
      }
    }
    return broken
  })
