import * as v from 'valibot'

/** Ends the schema of a text that people write: refuses what PostgreSQL can't store, drops what XML can't hold. */
export const plainText = () =>
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    if (isStorable(dataset.value)) return withoutControls(dataset.value)
    addIssue({ message: unstorable })
    return NEVER
  })

/** A text without control characters other than tabs and line breaks, noncharacters and lone surrogates. */
export const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}|\p{Cs}/gu, '')

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
