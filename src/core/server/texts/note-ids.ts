import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

export const noteId = (number: number) => `note-${number}`
/** Id of a place that refers to a note: the first, the second and so on. */
export const referenceId = (number: number, place: number) => `note-${number}-from-${place}`

/** Ids that a stored text may have. */
export const storedNoteId = /^note-\d{1,4}(-from-\d{1,4})?$/

/** Makes the ids of notes differ from those of other texts on the page. */
export function scopeNotes(tree: Root, html: string) {
  const prefix = `n${createHash('sha256').update(html).digest('hex').slice(0, 6)}-`
  visit(tree, 'element', ({ properties }) => {
    const { id, href } = properties
    if (id !== undefined) properties.id = prefix + id
    if (isNoteLink(href)) properties.href = `#${prefix}${String(href).slice(1)}`
  })
}

/** True for links from a text to its notes and back. */
export const isNoteLink = (href: unknown) =>
  typeof href === 'string' && href.startsWith('#') && storedNoteId.test(href.slice(1))
