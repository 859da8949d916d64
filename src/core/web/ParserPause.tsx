import { useState } from 'react'

const nothing = '0'

/** The script as it stands in the page, for the policy. */
export const pauseScript = `<script>${nothing}</script>`

const pause = <script dangerouslySetInnerHTML={{ __html: nothing }} />

interface ParserPauseProps {
  /** Index of the entry. */
  after: number
  every: number
}

/** Yields Chromium's parser in long lists by a no-op script (HTMLDocumentParser::PumpTokenizer). */
export function ParserPause({ after, every }: ParserPauseProps) {
  const [isPause] = useState((after + 1) % every === 0) // only the first order is parsed
  return isPause ? pause : null
}
