import { Rich } from '#src/core/web/texts/rich.ts'

/** A text in two parts: of a patch note, what stands before the first heading introduces its changes. */
export function articleTexts(content: string, hasChanges: boolean): { intro: Rich; html: Rich } {
  const start = hasChanges ? Math.max(0, content.indexOf('<h2')) : 0
  return { intro: new Rich('intro', content.slice(0, start)), html: new Rich('article', content.slice(start)) }
}
