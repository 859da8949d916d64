import { expect, test } from 'vitest'
import { stylesFor } from '#src/core/server/pages/page-styles.ts'
import { piecesOf, withoutBase } from './style-pieces.ts'

/** What a page with these classes gets of a style sheet. */
const styles = (css: string, ...classes: string[]) => stylesFor(`<p class="${classes.join(' ')}">`, piecesOf(css))

test('a rule is sent where the page has all classes of one of its selectors', () => {
  const css = '.a_x .a_y,.a_z{color:red}'
  expect(styles(css, 'a_x', 'a_y')).toBe(css)
  expect(styles(css, 'a_z')).toBe(css)
  expect(styles(css, 'a_x')).toBe('')
})

test('rules without classes of modules are sent to every page, in their place', () => {
  const css = 'h1{margin:0}.a_x{color:red}.waiting #root{visibility:hidden}@font-face{font-family:A;src:url(a.woff2)}'
  expect(styles(css)).toBe('h1{margin:0}.waiting #root{visibility:hidden}@font-face{font-family:A;src:url(a.woff2)}')
  expect(styles(css, 'a_x')).toBe(css)
})

test('a class that must not be there, or need not, is not asked for', () => {
  const css = '.a_x:not(.a_y){color:red}:is(.a_y,h2){color:red}'
  expect(styles(css, 'a_x')).toBe(css)
  expect(styles(':root:has(.a_y[open]){overflow:hidden}')).toBe('')
})

test('a condition is sent with what the page needs of it, and not alone', () => {
  const css = '@media (width>1px){.a_x{color:red}@supports (display:grid){.a_y{color:red}}}'
  expect(styles(css, 'a_x')).toBe('@media (width>1px){.a_x{color:red}}')
  expect(styles(css, 'a_x', 'a_y')).toBe(css)
  expect(styles(css)).toBe('')
})

test('the steps of a motion are sent where a rule that names them is', () => {
  const css = '.a_x{animation:a_go 1s}@keyframes a_go{0%{opacity:0}}@keyframes a_still{0%{opacity:1}}'
  expect(styles(css, 'a_x')).toBe('.a_x{animation:a_go 1s}@keyframes a_go{0%{opacity:0}}')
  expect(styles('h1{animation:b 1s}@keyframes b{0%{opacity:0}}')).toContain('@keyframes b')
})

test('a property of its own is sent to every page', () => {
  const css = '@property --fade{syntax:"<length>";inherits:false;initial-value:0}'
  expect(styles(css)).toBe(css)
})

test('a class that begins with a digit is known by its name', () => {
  const css = '.\\30 a_x,.-\\30 V_y{color:red}'
  expect(styles(css)).toBe('')
  expect(styles(css, '0a_x')).toBe(css)
  expect(styles(css, '-0V_y')).toBe(css)
})

test('transitions between pages are none before it is awake', () => {
  expect(styles('::view-transition-new(root){animation:b 1s}@keyframes b{0%{opacity:0}}')).toBe('')
})

test('the sheet begins with the first rule that some pages lack, and keeps the order from there', () => {
  const rest = '@media (width>1px){h1{margin:0}.a_x{color:red}}h2{margin:0}'
  expect(withoutBase(`h1{margin:1px}@media (width>2px){h1{margin:2px}}${rest}`)).toBe(rest)
  expect(withoutBase('h1{margin:1px}')).toBe('')
  expect(withoutBase(`${rest}@property --x{syntax:"*";inherits:false}@font-face{font-family:A}`)).toBe(rest)
})
