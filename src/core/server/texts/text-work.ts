import type { Language } from '#src/core/languages.ts'
import { noVideos, type VideoSources } from '#src/core/videos.ts'
import { renderHtml, type TextSetting } from './rich-text.ts'
import { digestText } from './text-digest.ts'
import { parseHtml, parseMarkdown } from './text-file.ts'
import { keepText, type WrittenText } from './written-text.ts'

/** Work on editors' texts with the given video sources. */
const workWith = (videos: VideoSources) => ({
  parseMarkdown: ({ text, language }: { text: string; language: Language }) => parseMarkdown(text, language, videos),
  parseHtml: ({ text, language }: { text: string; language: Language }) => parseHtml(text, language, videos),
  keepText: (text: WrittenText) => keepText(text, videos),
  digestText: (text: WrittenText) => digestText(text),
  renderHtml: ({ html, setting }: { html: string; setting: TextSetting }) => renderHtml(html, setting, videos),
})

type Work = ReturnType<typeof workWith>
type WorkName = keyof Work

/** Does one piece of work; rejects on failure, and by TextTimeout. Work of one owner never delays that of others. */
export type DoTextWork = <Name extends WorkName>(
  name: Name,
  given: Parameters<Work[Name]>[0],
  owner?: string,
) => Promise<ReturnType<Work[Name]>>

/** A text that holds the thread for too long. */
export class TextTimeout extends Error {}

/** A text that took too long as a fault of its field; throws any other error. */
export function timeoutFault(error: unknown): { fault: string } {
  if (error instanceof TextTimeout) return { fault: error.message }
  throw error
}

/** Works in the calling thread: in the worker, in development, in checks. */
export function textWorkWith(videos: VideoSources): DoTextWork {
  const work = workWith(videos)
  return async (name, given) => work[name](given as never) as never
}

/** Work without playable videos. */
export const doTextWork = textWorkWith(noVideos)
