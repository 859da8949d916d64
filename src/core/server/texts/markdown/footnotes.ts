import type { Element, Root } from 'hast'
import type { Options } from 'remark-rehype'
import { visit } from 'unist-util-visit'
import type { Language } from '#src/core/languages.ts'
import en from '../../../../../locales/en/footnotes.json' with { type: 'json' }
import ms from '../../../../../locales/ms/footnotes.json' with { type: 'json' }
import th from '../../../../../locales/th/footnotes.json' with { type: 'json' }
import zh from '../../../../../locales/zh/footnotes.json' with { type: 'json' }
import { noteId, referenceId } from '../note-ids.ts'

/** Read as files: the build parses the sample texts before it compiles those of the interface. */
const words = { en, zh, th, ms }
type Key = `footnotes.${keyof typeof en}`

const textIn = (language: Language, key: Key, number: number | string = '') =>
  words[language][key.split('.')[1] as keyof typeof en].replace('{number}', String(number))

/** Options of remark-rehype: the words of footnotes in the language of their text. */
export const footnotesIn = (language: Language): Options => ({
  clobberPrefix: '',
  footnoteLabel: textIn(language, 'footnotes.title'),
  footnoteBackLabel: (note, place) => textIn(language, 'footnotes.back', place > 1 ? `${note + 1}-${place}` : note + 1),
})

/** Numbers the ids of footnotes, which remark-rehype makes of the writer's names. */
export function rehypeNumberNotes(language: Language) {
  return (tree: Root) => {
    const numbers = numberNotes(tree)
    const places = new Map<number, number>()
    visit(tree, 'element', ({ properties }) => {
      if (properties.dataFootnoteRef === undefined) return
      const number = numbers.get(String(properties.href))!
      const place = (places.get(number) ?? 0) + 1
      places.set(number, place)
      const id = referenceId(number, place)
      Object.assign(properties, {
        id,
        href: `#${noteId(number)}`,
        ariaLabel: textIn(language, 'footnotes.note', number),
      })
    })
  }
}

/** Gives notes and their links back new ids. Returns the number of each note by the link to it. */
function numberNotes(tree: Root): Map<string, number> {
  const numbers = new Map<string, number>()
  visit(tree, 'element', (section) => {
    if (section.properties.dataFootnotes === undefined) return
    visit(section, 'element', (item) => {
      if (!/^fn-/.test(String(item.properties.id)) || item.tagName !== 'li') return
      const number = numbers.size + 1
      numbers.set(`#${item.properties.id}`, number)
      item.properties.id = noteId(number)
      linkBack(item, number)
    })
  })
  return numbers
}

function linkBack(item: Element, number: number) {
  let place = 0
  visit(item, 'element', ({ properties }) => {
    if (properties.dataFootnoteBackref !== undefined) properties.href = `#${referenceId(number, ++place)}`
  })
}
