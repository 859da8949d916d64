import { type RefObject, useEffect } from 'react'
import { formatTag, hasTime } from '#src/core/timestamps.ts'
import { usePageContext } from '../router/root.ts'

/** Shows times of day of a text by the visitor's own clock; before, they name the site's zone. */
export function useOwnTimes(text: RefObject<HTMLElement | null>, html: string) {
  const { place } = usePageContext()
  useEffect(() => {
    void html // new elements
    for (const time of text.current!.querySelectorAll<HTMLTimeElement>('time[data-format]')) {
      const format = time.dataset.format!
      if (hasTime(format)) time.textContent = formatTag(new Date(time.dateTime), format, { language: place.language })
    }
  }, [text, html, place])
}
