import { type RefObject, useEffect, useRef } from 'react'
import { hasFailed, showOriginal } from '../pictures/webp-fallback.ts'
import { useInnerLinks } from '../router/useInnerLinks.ts'
import type { Rich } from './rich.ts'
import { useOwnTimes } from './useOwnTimes.ts'

/** Renders sanitised HTML. */
export function RichText({ rich, className }: { rich: Rich; className?: string }) {
  const area = useRef<HTMLDivElement>(null)
  useInnerLinks(area)
  useOriginals(area)
  useOwnTimes(area, rich.html)
  return <div ref={area} className={className} data-rich={rich.key} dangerouslySetInnerHTML={{ __html: rich.html }} />
}

/** Replaces WebP pictures that fail by their originals. */
function useOriginals(text: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const area = text.current!
    for (const image of area.querySelectorAll('img')) if (hasFailed(image)) showOriginal(image.closest('picture'))
    const onError = ({ target }: Event) => showOriginal((target as Element).closest('picture'))
    area.addEventListener('error', onError, true)
    return () => area.removeEventListener('error', onError, true)
  }, [text])
}
