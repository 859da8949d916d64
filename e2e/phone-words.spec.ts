import { expect, inject, test } from 'vitest'
import { hydrate, phone, visit } from './setup/browser/browser.ts'

test.each(['ms', 'th'].flatMap((language) => [320, 390].map((width) => ({ language, width }))))(
  'words are neither cut nor broken in $language at $width px',
  async ({ language, width }) => {
    const { page } = await visit(`/${language}/rank/hero`, { ...phone, viewport: { width, height: 844 } })
    const found: Record<string, string[]> = {}
    for (const path of ['/rank/hero', '/rank/lineup?sort=winningRate', '/lineup', '/books/hero', '/books/synergy']) {
      await page.goto(`${inject('origin')}/${language}${path}`)
      await hydrate(page)
      const faults = await page.evaluate(faultsOfWords)
      if (faults.length > 0) found[path] = faults
    }
    expect(found).toEqual({})
  },
)

/** Cut words of the filter line, samples that break, figures wider than their cards, and a page wider than the window. */
function faultsOfWords(): string[] {
  const cut = [...document.querySelectorAll('[data-filter-line] summary > span:not(.visually-hidden)')].filter(
    (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1,
  )
  const broken = [...document.querySelectorAll('tbody details > summary > span')]
    .slice(0, 10)
    .filter((each) => each.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight))
  const wide = [...document.querySelectorAll('main li p > span')].slice(0, 20).filter((each) => {
    const [box, card] = [each, each.closest('li')!].map((one) => one.getBoundingClientRect())
    return box!.left < card!.left - 1 || box!.right > card!.right + 1
  })
  const texts = [...cut, ...broken, ...wide].map((each) => each.textContent!)
  return document.documentElement.scrollWidth > innerWidth ? ['the page', ...texts] : texts
}
