import * as v from 'valibot'

/** Ends the schema of a text that people write: refuses what PostgreSQL can't store, cleans what XML can't hold. */
export const plainText = () => cleanedBy(withoutControls)

/** Ends the schema of a title or another single line: also joins lines, and drops changes of writing direction. */
export const plainLine = () => cleanedBy(inOneLine)

const cleanedBy = (clean: (text: string) => string) =>
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    if (isStorable(dataset.value)) return clean(dataset.value)
    addIssue({ message: unstorable })
    return NEVER
  })

/** A text of tabs, line feeds and visible signs: other line breaks become spaces, other controls are dropped. */
export const withoutControls = (text: string): string =>
  text.replace(oddBreaks, ' ').replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}|\p{Cs}/gu, '')

/** A text as one line that can't turn the text around it. */
export const inOneLine = (text: string): string =>
  withoutControls(text)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[ \t\n\r]+/g, ' ')
    .trim()

/** Line breaks of office programs and of Unicode, which Markdown and YAML read as letters. */
const oddBreaks = /[\v\f\x85\u2028\u2029]/g

const isStorable = (text: string): boolean => !/\0|\p{Cs}/u.test(text)
const unstorable = 'it must not hold NUL or half of a surrogate pair'

/** The first text of a parsed input that PostgreSQL can't store, as 'field.field: fault'; null without one. */
export function unstorableFault(input: unknown): string | null {
  const path = unstorablePath(input)
  return path && `${path.join('.') || 'body'}: ${unstorable}`
}

function unstorablePath(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : []
  for (const [key, each] of value instanceof Object ? Object.entries(value) : []) {
    const path = unstorablePath(each)
    if (path) return [key, ...path]
  }
  return null
}
