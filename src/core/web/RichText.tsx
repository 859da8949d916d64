import { createSerializationAdapter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useInnerLinks } from './useInnerLinks.ts'
import { hasFailed, showOriginal } from './webp-fallback.ts'

/** HTML that is rendered as it is. It travels once: hydration reads it back from the document. */
export class Rich {
  readonly key: string
  readonly html: string

  constructor(key: string, html: string) {
    this.key = key
    this.html = html
  }
}

export const richAdapter = createSerializationAdapter({
  key: 'rich',
  test: (value): value is Rich => value instanceof Rich,
  toSerializable: (rich) => rich.key,
  fromSerializable: (key) => new Rich(key, document.querySelector(`[data-rich="${key}"]`)?.innerHTML ?? ''),
})

/** Sanitised HTML in the page. */
export function RichText({ rich, className }: { rich: Rich; className?: string }) {
  const area = useRef<HTMLDivElement>(null)
  useInnerLinks(area)
  useOriginals(area)
  return <div ref={area} className={className} data-rich={rich.key} dangerouslySetInnerHTML={{ __html: rich.html }} />
}

/** Shows the originals of pictures whose WebP does not come. */
function useOriginals(text: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const area = text.current!
    for (const image of area.querySelectorAll('img')) if (hasFailed(image)) showOriginal(image.closest('picture'))
    const onError = ({ target }: Event) => showOriginal((target as Element).closest('picture'))
    area.addEventListener('error', onError, true)
    return () => area.removeEventListener('error', onError, true)
  }, [text])
}
