import { createSerializationAdapter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useInnerLinks } from './useInnerLinks.ts'

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
  return <div ref={area} className={className} data-rich={rich.key} dangerouslySetInnerHTML={{ __html: rich.html }} />
}
