import type { Language } from '#src/core/languages.ts'
import { joinWritten } from '#src/core/texts/joined-lines.ts'
import { noVideos, type VideoSources } from '#src/core/videos.ts'
import { cleanHtml } from './rich-text.ts'
import { keepThaiWords } from './thai-words.ts'

/** An editor's text and its front matter. */
export interface WrittenText {
  language: Language
  title: string
  description: string
  html: string
}

/** The stored form: words and cleaned HTML, empty without content; or why it is not read. */
export function keepText(
  { language, ...text }: WrittenText,
  videos: VideoSources = noVideos,
): Omit<WrittenText, 'language'> | { fault: string } {
  const cleaned = cleanHtml(text.html, videos)
  if ('fault' in cleaned) return cleaned
  const kept = language === 'th' ? keepThaiWords : (words: string) => words
  const html = emptyParagraphs.test(cleaned.html) ? '' : cleaned.html
  return {
    title: kept(joinWritten(text.title.trim())),
    description: kept(joinWritten(text.description.trim())),
    html: kept(html),
  }
}

const emptyParagraphs = /^(<p>(\s|<br>)*<\/p>\s*)*$/
