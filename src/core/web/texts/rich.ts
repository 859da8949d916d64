/** HTML that is rendered as it is. It travels once: as JSON it is a key, by which hydration reads it back from the document. */
export class Rich {
  readonly key: string
  readonly html: string

  constructor(key: string, html: string) {
    this.key = key
    this.html = html
  }

  toJSON(): { richKey: string } {
    return { richKey: this.key }
  }
}

/** Reviver for `JSON.parse`: what was rich is so again. */
export function reviveRich(_name: string, value: unknown): unknown {
  if (!isRichKey(value)) return value
  const element = document.querySelector(`[data-rich="${value.richKey}"]`)
  return new Rich(value.richKey, element?.innerHTML ?? '')
}

const isRichKey = (value: unknown): value is { richKey: string } =>
  typeof value === 'object' && value !== null && 'richKey' in value
