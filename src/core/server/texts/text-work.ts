import type { Language } from '../../languages.ts'
import { renderHtml, type TextSetting } from './rich-text.ts'
import { digestText } from './text-digest.ts'
import { parseHtml, parseMarkdown } from './text-file.ts'
import { keepText, type WrittenText } from './written-text.ts'

/** What is done with texts of editors. */
const work = {
  parseMarkdown: ({ text, language }: { text: string; language: Language }) => parseMarkdown(text, language),
  parseHtml: ({ text, language }: { text: string; language: Language }) => parseHtml(text, language),
  keepText: (text: WrittenText) => keepText(text),
  digestText: (text: WrittenText) => digestText(text),
  renderHtml: ({ html, setting }: { html: string; setting: TextSetting }) => renderHtml(html, setting),
}

type Work = typeof work
type WorkName = keyof Work

/** Does a piece of work with a text and returns its result; rejects where it fails or takes too long. */
export type DoTextWork = <Name extends WorkName>(
  name: Name,
  given: Parameters<Work[Name]>[0],
) => Promise<ReturnType<Work[Name]>>

/** Does the work where it is called: in the worker itself, in development, in checks. */
export const doTextWork: DoTextWork = async (name, given) => work[name](given as never) as never
