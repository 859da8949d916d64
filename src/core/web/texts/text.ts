import { texts } from 'virtual:texts'
import type { Language } from '#src/core/languages.ts'
import type { TextArguments } from '#src/core/texts.gen.ts'
import { usePageContext } from '../router/root.ts'

export type TextKey = keyof TextArguments
export type TextSlice = TextKey extends infer K ? (K extends `${infer Slice}.${string}` ? Slice : never) : never
export type PlainTextKey = { [K in TextKey]: TextArguments[K] extends undefined ? K : never }[TextKey]
export type Text = <K extends TextKey>(
  key: K,
  ...values: TextArguments[K] extends undefined ? [] : [TextArguments[K]]
) => string

/** Returns texts of a language by key and values. Throws for keys of slices that are not loaded. */
export function textsIn(language: Language): Text {
  return (key, ...values) => {
    const message = texts[language][key]
    if (!message) throw new Error(`The text ${key} is not loaded in ${language}`)
    return message(values[0] ?? {})
  }
}

export function useText(): Text {
  return textsIn(usePageContext().place.language)
}

/** Text key of an error: of those that every page knows, or of the given slices in their order; else of `unexpected`. */
export function errorKey(error: string, slices: readonly string[] = []): PlainTextKey {
  const keys = [`errors.${error}`, ...slices.map((slice) => `${slice}.errors.${error}`)]
  const known = keys.find((key) => Object.values(texts).some((each) => key in each))
  return (known ?? 'errors.unexpected') as PlainTextKey
}
