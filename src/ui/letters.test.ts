import { expect, test } from 'vitest'
import { latinTag, lettersOf } from './letters.ts'

test.each([
  ['Remix Rumble', 6],
  ['Illaoi', 5],
  ['Mordekaiser', 11],
  ['强音对决', 5],
  ['Vi', 4],
  ['Amumu', 5],
  ['Akali (True Damage)', 8],
  ['Tristana the Yordle Gunner of Bandle City', 12],
])('the title %s is %i capitals wide', (title, letters) => {
  expect(lettersOf(title)).toBe(letters)
})

test.each([
  ["K'Sante", 'en'],
  ['8比特', undefined],
  ['ไข่มุก', undefined],
])('the language of the name %s is %s', (name, tag) => {
  expect(latinTag(name)).toBe(tag)
})
