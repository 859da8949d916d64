import type { Language } from '#src/core/languages.ts'
import chinese from '/.generated/fonts/chinese.css?inline'
import chineseFrame from '/.generated/fonts/chinese-frame.css?inline'

/** Font faces that only documents of one language include. */
export const languageFaces: Partial<Record<Language, string>> = { zh: chinese }

/** The same for pages whose texts editors write: these use the fonts of the device. */
export const languageFrameFaces: Partial<Record<Language, string>> = { zh: chineseFrame }
