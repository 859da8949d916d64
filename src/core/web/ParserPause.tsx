const nothing = '0'

/** The script of a pause as it stands in a page, for the page's policy. */
export const pauseScript = `<script>${nothing}</script>`

interface ParserPauseProps {
  /** Place of the entry in its list, from 0. */
  after: number
  every: number
}

/**
 * After so many entries of a long list: once a script has run in the body, Chromium's parser rests within 10 ms, and a touch is answered in between;
 * without, it reads all of a page that came at once in one task (HTMLDocumentParser::PumpTokenizer).
 */
export function ParserPause({ after, every }: ParserPauseProps) {
  return (after + 1) % every === 0 ? <script dangerouslySetInnerHTML={{ __html: nothing }} /> : null
}
