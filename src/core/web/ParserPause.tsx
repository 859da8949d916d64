const nothing = '0'

/** The script as it stands in the page, for the policy. */
export const pauseScript = `<script>${nothing}</script>`

interface ParserPauseProps {
  /** Index of the entry. */
  after: number
  every: number
}

/** Yields Chromium's parser in long lists by a no-op script (HTMLDocumentParser::PumpTokenizer). */
export function ParserPause({ after, every }: ParserPauseProps) {
  return (after + 1) % every === 0 ? <script dangerouslySetInnerHTML={{ __html: nothing }} /> : null
}
