import type { Language } from '#src/core/languages.ts'
import chinese from '/.generated/fonts/chinese.css?inline'
import chineseFrame from '/.generated/fonts/chinese-frame.css?inline'

/** Font faces that only the documents of one language bring. */
export const languageFaces: Partial<Record<Language, string>> = { zh: chinese }

/** The same of pages whose texts editors write: they are set in the fonts of the device. */
export const languageFrameFaces: Partial<Record<Language, string>> = { zh: chineseFrame }
